import { defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/** The slow lane: what is compared with other packages. */
export default defineConfig({ test: { ...quick.test, include: ['peers/**/*.test.ts'] } })
