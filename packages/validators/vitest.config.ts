import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,peers}/**/*.test.ts'],
    // Pure functions keep nothing from one file for the next.
    isolate: false,
    // A busy machine takes its time.
    testTimeout: 30_000,
  },
})
