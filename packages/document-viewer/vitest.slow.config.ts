import { defineConfig } from 'vitest/config'
import { inChromium } from './vitest.config.ts'

/** The slow lane: what is held of every story, in files `*.slow.test.tsx`. */
export default defineConfig(async () => ({
  test: { projects: [await inChromium('slow', 'src/**/*.slow.test.tsx')] },
}))
