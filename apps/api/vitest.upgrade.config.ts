import { defineConfig } from 'vitest/config'
import slow from './vitest.slow.config.ts'

/** What needs another version of Klopt beside this one, which `scripts/upgrade.mjs` gets. */
export default defineConfig({
  test: { ...slow.test, include: ['src/**/*.upgrade.ts'], testTimeout: 600_000 },
})
