import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'

/** Dependencies Vite finds only while serving; without these a cold cache reloads a running test. */
const foundLate = [
  '@klopt/ui > @floating-ui/react',
  '@klopt/ui > @tanstack/react-virtual',
  '@storybook/react-vite',
  'storybook/test',
  'axe-core',
  'lucide-react',
  'pdfjs-dist',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
]

const inChromium = async () => ({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: foundLate },
  test: {
    name: 'browser',
    include: ['src/**/*.slow.test.tsx'],
    // One page for all files: each would load the same modules anew, for a third of its time.
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    retry: retries,
    expect: { poll: { timeout: patienceMs } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        actionTimeout: patienceMs,
        launchOptions: await chromiumLaunchOptions(),
        contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** The slow lane: what shows real documents in a real Chromium, in files `*.slow.test.tsx`. */
export default defineConfig(async () => ({ test: { projects: [await inChromium()] } }))
