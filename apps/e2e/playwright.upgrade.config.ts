import { defineConfig } from '@playwright/test'
import { patienceMs } from '../../scripts/patience.mjs'
import journeys from './playwright.config.ts'

const { globalSetup: _, ...usual } = journeys

/** What needs another version of Klopt beside this one, which `scripts/upgrade.mjs` gets; that one makes the demo world. */
export default defineConfig({
  ...usual,
  testMatch: '**/*.upgrade.ts',
  timeout: 600_000,
  // Servers have just begun, without a build's or a query's plans in memory.
  expect: { timeout: 3 * patienceMs },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
})
