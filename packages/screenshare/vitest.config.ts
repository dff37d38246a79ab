import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { patienceMs } from '../../scripts/patience.mjs'
import { retries } from '../../scripts/retries.mjs'

const requested = new WeakMap<object, string[]>()

/** Starts noting every address the browser asks for, whatever becomes of it. */
const noteRequests: BrowserCommand = ({ context }) => {
  if (requested.has(context)) return
  const urls: string[] = []
  requested.set(context, urls)
  context.on('request', (request) => urls.push(request.url()))
}

/** The addresses asked for so far. */
const requestsSoFar: BrowserCommand = ({ context }) => requested.get(context) ?? []

/** The page that the operator's frame loads, under the header that the server gives it. */
const mirrorPage = {
  name: 'mirror-page',
  configureServer: (server: import('vite').ViteDevServer) => {
    server.middlewares.use('/api/screenshare/mirror', (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      response.end('<!doctype html><html lang="nl"><head><title>Scherm</title></head><body></body></html>')
    })
  },
}

// `x.test.ts` needs no browser; `x.browser.test.ts` runs in a real Chromium.
export default defineConfig(async () => ({
  test: {
    projects: [
      { test: { name: 'pure', include: ['src/**/*.test.ts'], exclude: ['src/**/*.browser.test.ts'] } },
      {
        plugins: [mirrorPage],
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          testTimeout: 30_000,
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
              contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' as const },
            }),
            instances: [{ browser: 'chromium' as const }],
            commands: { noteRequests, requestsSoFar },
          },
        },
      },
    ],
  },
}))
