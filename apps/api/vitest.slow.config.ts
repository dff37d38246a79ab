import { defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/** The slow lane: real processes that are started, stopped and killed, and whole worlds, in files `*.slow.test.ts`. */
export default defineConfig({
  test: { ...quick.test, include: ['src/**/*.slow.test.ts'], exclude: ['**/node_modules/**'] },
})
