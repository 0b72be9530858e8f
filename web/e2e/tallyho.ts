/** The real program, started for a test on a free port with a folder of its own; it can be killed and started again. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** `TALLYHO_BIN` names the program; otherwise the newest build of this tree is taken. */
export function binary(): string | null {
  const named = process.env["TALLYHO_BIN"];
  if (named) return named;
  const built = ["release", "debug"].map((profile) => join(root, "target", profile, "tallyho"));
  return built.find(existsSync) ?? null;
}

export class Tallyho {
  #process: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), "tallyho-e2e-"));
  url = "";

  async start(): Promise<void> {
    const program = binary();
    if (!program) throw new Error("no tallyho program: build it, or name it with TALLYHO_BIN");
    const port = this.url === "" ? "0" : new URL(this.url).port;
    const child = spawn(program, ["serve", "--port", port, "--data", this.data], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    this.url = await new Promise<string>((found, failed) => {
      let said = "";
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (address) found(address[0]);
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.on("exit", (code) => failed(new Error(`the program ended with ${code}: ${said}`)));
    });
  }

  /** As a power cut would: no farewell. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
    this.#process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
