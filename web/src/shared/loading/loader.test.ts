import { expect, test, vi } from "vitest";
import { Loader, type Environment } from "./loader.svelte";

function setting(reachable: boolean): Environment {
  return { isReachable: () => Promise.resolve(reachable), reload: vi.fn<() => void>() };
}
const failing = (times: number): (() => Promise<string>) => {
  let left = times;
  return () => ((left -= 1) >= 0 ? Promise.reject(new TypeError("no such file")) : Promise.resolve("part"));
};

test("a part is loaded once, however often it is asked for", async () => {
  const source = vi.fn(() => Promise.resolve("part"));
  const loader = new Loader(source, setting(true));
  expect(loader.value).toBeNull();
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(["part", "part"]);
  expect(loader.value).toBe("part");
  expect(source).toHaveBeenCalledTimes(1);
});

test("while the program does not respond, the button tries again and nothing is reloaded", async () => {
  const environment = setting(false);
  const loader = new Loader(failing(2), environment);
  expect(await loader.load()).toBeNull();
  expect(loader.failure).toBe("unreachable");
  await loader.retry();
  expect(loader.failure).toBe("unreachable");
  await loader.retry();
  expect(loader.failure).toBeNull();
  expect(loader.value).toBe("part");
  expect(await loader.ready).toBe("part");
  expect(environment.reload).not.toHaveBeenCalled();
});

test("a file missing from a program that responds means an update: the button reloads the page", async () => {
  const environment = setting(true);
  const source = vi.fn(failing(9));
  const loader = new Loader(source, environment);
  await loader.load();
  expect(loader.failure).toBe("outdated");
  expect(environment.reload).not.toHaveBeenCalled();
  await loader.retry();
  expect(environment.reload).toHaveBeenCalledTimes(1);
  expect(source).toHaveBeenCalledTimes(1);
});

test("a second failure after the program came back reloads the page: the browser remembers the first", async () => {
  const environment = setting(false);
  const loader = new Loader(failing(9), environment);
  await loader.load();
  environment.isReachable = () => Promise.resolve(true);
  await loader.retry();
  expect(environment.reload).toHaveBeenCalledTimes(1);
});
