import { configDefaults, defineConfig } from 'vitest/config'

/** The slow lane: what is tried by the thousands. */
export default defineConfig({
  test: {
    include: ['src/**/*.slow.test.ts'],
    exclude: configDefaults.exclude,
    provide: { years: { numRuns: Number(process.env['RUNS'] ?? 1500), seed: Number(process.env['SEED'] ?? 19) } },
  },
})
