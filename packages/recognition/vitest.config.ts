import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Pure functions keep nothing from one file for the next.
    isolate: false,
    // Files are cut off at every byte, which a busy machine needs its time for.
    testTimeout: 30_000,
  },
})
