import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'
import app from './vite.config.ts'

/** A whole form in a real Chromium: its fields, its keys and its focus. */
const forms = 'src/**/*.form.test.tsx'

/** What screens load is found while serving otherwise, which reloads the page in the middle of a test. */
const foundLate = [
  '@floating-ui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
  'vitest-browser-react',
]

/** What needs no browser: words, decisions and hooks. */
export const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    exclude: [...configDefaults.exclude, forms],
    // A hundred small files in one process take half the time of a process for each.
    isolate: false,
    setupFiles: ['src/testing/fresh-modules.ts'],
    // What is pure is a library too: Node loads it once, and nothing of it is rewritten or run anew for each file.
    server: { deps: { external: [/\/packages\/(api-client|bookkeeping|recognition|validators)\/src\//] } },
    // The router then loads addresses as it does in a browser; by default it takes Node for a server that renders.
    execArgv: ['--conditions=development'],
    // A busy machine takes its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: patienceMs } },
  },
}

/** What runs in a real Chromium: the forms, and the pictures of vitest.screenshots.config.ts. */
export const inChromium = async (name: string, include: string) => ({
  extends: true as const,
  optimizeDeps: { include: foundLate },
  test: {
    name,
    include: [include],
    testTimeout: 60_000,
    hookTimeout: 60_000,
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

/** One page for all forms: it loads the app once, which for each would take longer than its tests. */
const formsInChromium = async () => {
  const { test, ...others } = await inChromium('forms', forms)
  const sequence = { groupOrder: 1 }
  return { ...others, test: { ...test, isolate: false, sequence, setupFiles: ['src/testing/fresh-page.ts'] } }
}

// One worker, and the forms after it: Vitest then runs all files without a document in one process and all with one in
// the next. Mixed, each change from the one to the other would start a process, which loads React and the app anew.
export default defineConfig(async () =>
  mergeConfig(app, { test: { maxWorkers: 1, projects: [unit, await formsInChromium()] } }),
)
