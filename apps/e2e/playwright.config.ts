import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import '../../scripts/compile-cache.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'
import './src/support/another-day.ts'

const phone = '**/*.phone.{,slow.}journey.ts'
const slow = '**/*.slow.journey.ts'

/**
 * Journeys: a person's whole task through the real app, at desktop and phone width. Those that walk every screen,
 * role or fault, look at one in every look, or need two browsers at once, are `*.slow.journey.ts` and run in the slow lane (`playwright.slow.config.ts`).
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './src/support/demo-world.ts',
  // One server and one database a worker. With three the browsers wait for the processor on two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries,
  timeout: 120_000,
  expect: { timeout: patienceMs },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace takes pictures all the while: `--trace retain-on-failure` keeps one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What slides or fades is judged when it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patienceMs,
    navigationTimeout: 2 * patienceMs,
    launchOptions: {
      ...(await chromiumLaunchOptions()),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: [phone, slow] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: phone,
      testIgnore: slow,
    },
  ],
})
