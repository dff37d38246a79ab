import { defineConfig } from 'vitest/config'
import { inChromium } from './vitest.config.ts'

/** The slow lane: what is held of every story, and of applications that are built, in files `*.slow.test.ts(x)`. */
export default defineConfig(async () => ({
  test: {
    projects: [
      { test: { name: 'built', include: ['src/**/*.slow.test.ts'], testTimeout: 60_000 } },
      await inChromium('slow', 'src/**/*.slow.test.tsx'),
    ],
  },
}))
