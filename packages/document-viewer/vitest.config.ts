import { defineConfig } from 'vitest/config'
import { patienceMs } from '../../scripts/patience.mjs'

// What needs no browser; what shows real documents in one is in the slow lane.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Pure functions keep nothing from one file for the next.
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: patienceMs } },
  },
})
