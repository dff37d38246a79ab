import { configDefaults, defineConfig } from 'vitest/config'

/** The slow lane: documents as large as they may be. */
export default defineConfig({
  test: { include: ['src/**/*.slow.test.ts'], exclude: configDefaults.exclude, testTimeout: 30_000 },
})
