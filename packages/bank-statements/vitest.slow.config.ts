import { configDefaults, defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/** The slow lane: files that are cut off at every byte, and files made to do harm. */
export default defineConfig({
  test: { ...quick.test, include: ['src/**/*.slow.test.ts'], exclude: configDefaults.exclude },
})
