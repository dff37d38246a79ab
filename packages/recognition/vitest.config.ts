import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Files are cut off at every byte, which a busy machine needs its time for.
    testTimeout: 30_000,
  },
})
