/** Serves the built page with the program's own content security policy, for tests that play the program's part. */

import { preview, type PreviewServer } from "vite";
import type { TestProject } from "vitest/node";

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let server: PreviewServer | null = null;

export async function setup(project: TestProject): Promise<void> {
  server = await preview({
    preview: { port: 0, host: "127.0.0.1", headers: { "content-security-policy": POLICY } },
    logLevel: "error",
  });
  const address = server.httpServer.address();
  if (typeof address !== "object" || address === null) throw new Error("the page is not served");
  project.provide("page", `http://127.0.0.1:${address.port}`);
}

export async function teardown(): Promise<void> {
  await server?.close();
}

declare module "vitest" {
  interface ProvidedContext {
    page: string;
  }
}
