/** Stones on difficult ground: scattered, but always the same for a square. */

export function rubble(x: number, y: number, square: number): string {
  let seed = square * 7919 + 17;
  const next = (): number => ((seed = (seed * 16807) % 2147483647) % 1000) / 1000;
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  return Array.from({ length: 9 }, (_, k) => {
    const left = x + 0.08 + 0.27 * (k % 3) + 0.16 * next();
    const top = y + 0.2 + 0.27 * Math.floor(k / 3) + 0.12 * next();
    const r = 0.08 + 0.06 * next();
    return `M${n(left)} ${n(top)}l${n(r)} ${n(-r * 0.9)} ${n(r * 1.1)} ${n(r * 0.7)} ${n(-r * 0.6)} ${n(r * 0.8)}Z`;
  }).join("");
}
