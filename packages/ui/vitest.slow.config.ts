import { defineConfig } from 'vitest/config'
import { inChromium } from './vitest.config.ts'

/** The slow lane: what is held of every story and costs a minute, in files `*.slow.test.tsx`. */
export default defineConfig(async () => await inChromium('slow', 'src/**/*.slow.test.tsx'))
