import { configDefaults, defineConfig } from 'vitest/config'
import '../../scripts/compile-cache.mjs'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // In the slow lane.
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    // Pure functions keep nothing from one file for the next.
    isolate: false,
    // As programs that use it load it; through Vite each file is rewritten first, and each imported name looked up at each use.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A busy machine takes its time.
    testTimeout: 30_000,
  },
})
