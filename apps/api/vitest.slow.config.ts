import { defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/**
 * The slow lane, in files `*.slow.test.ts`: real processes that are started, stopped and killed, whole worlds, thousands of
 * rows, letters that are recognised, and stories of chance.
 */
export default defineConfig({
  test: { ...quick.test, include: ['src/**/*.slow.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 120_000 },
})
