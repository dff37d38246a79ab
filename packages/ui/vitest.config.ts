import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'

/** Dependencies Vite finds only while serving; without these a cold cache reloads a running test. */
const foundLate = [
  '@floating-ui/react',
  '@tanstack/react-virtual',
  '@storybook/react-vite',
  'storybook/test',
  'axe-core',
  'dompurify',
  'lucide-react',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
]

/** What runs in a real Chromium: the tests, and the pictures of vitest.screenshots.config.ts. */
export const inChromium = async (name: string, include: string) => ({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: foundLate },
  test: {
    name,
    include: [include],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    retry: retries,
    hookTimeout: 60_000,
    // Tests wait with `expect.poll` and `expect.element`, which take their patience
    // from here; `vi.waitFor` would have a second and no more.
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

/** One page for all files: each would load the same modules anew, for a third of its time. */
export const onOnePage: typeof inChromium = async (name, include) => {
  const { test, ...others } = await inChromium(name, include)
  return { ...others, test: { ...test, isolate: false } }
}

// `x.test.ts` needs no browser; `x.test.tsx` renders and runs in a real Chromium; `x.touch.test.tsx` on a page of its own,
// since Chromium knows of no mouse any more where it was told of fingers once, also when they are taken back.
export default defineConfig(async () => ({
  test: {
    projects: [
      // Pure functions keep nothing from one file for the next; a busy machine takes its time.
      { test: { name: 'pure', include: ['src/**/!(*.slow).test.ts'], isolate: false, testTimeout: 30_000 } },
      await onOnePage('browser', 'src/**/!(*.slow|*.touch).test.tsx'),
      await onOnePage('touch', 'src/**/*.touch.test.tsx'),
    ],
  },
}))
