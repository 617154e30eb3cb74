// How the scripts and styles are made: an entry for each kind of page, the worker, and the service worker under a fixed name.
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/",
  build: {
    outDir: process.env.WEB_OUT ?? "dist",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    // The first that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        early: "src/early.ts",
        page: "src/page.ts",
        play: "src/play/entry.ts",
        analyse: "src/analyse/entry.ts",
        example: "src/example.ts",
        learn: "src/learn/entry.ts",
        puzzles: "src/puzzles/entry.ts",
        perfect: "src/perfect/entry.ts",
        worker: "src/worker.ts",
        sw: "src/sw.ts",
      },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  test: {
    include: ["tests/**/*.test.ts", "tools/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
