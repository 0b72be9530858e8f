import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    globalSetup: ["e2e/serve.ts"],
    // Every file starts its own program on a free port; two at a time keep two cores busy.
    fileParallelism: true,
    maxWorkers: 2,
    setupFiles: ["e2e/evidence.ts"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A browser on a busy machine may miss a moment once; what fails twice is a fault. The second attempt leaves a trace.
    retry: 1,
  },
});
