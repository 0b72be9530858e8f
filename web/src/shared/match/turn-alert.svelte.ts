/** "Your turn" in the title of the tab, by a short sound, and by a notification where the browser allows it. */

import { t } from "../i18n/fluent";
import { settings } from "../settings.svelte";

/** Two short tones, made here: nothing is loaded. */
export function playTurnSound(context: AudioContext): void {
  for (const [i, frequency] of [523, 784].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + i * 0.11;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.18);
  }
}

let audio: AudioContext | null = null;

/** Says that a question waits, to somebody who looks elsewhere. */
export function alertTurn(question: string): void {
  if (settings.sound && typeof AudioContext !== "undefined") {
    audio ??= new AudioContext();
    playTurnSound(audio);
  }
  if (document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted")
    new Notification(t("page-your-turn"), { body: question, tag: "tallyho-turn" });
}

/** The title of the tab while a match is open: whose turn it is first, because tabs are narrow. */
export const matchTitle = (yours: boolean, game: string): string =>
  `${yours ? `${t("page-your-turn")} · ` : ""}${game} · Tallyho`;
