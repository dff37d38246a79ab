import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

type Feature = 'forced-colors' | 'prefers-reduced-motion' | 'prefers-color-scheme'

/** What the tests run with, as vitest.config.ts asks of the browser. */
const always = { 'prefers-reduced-motion': 'reduce' }

/** Lets the browser say that the reader has set these, until it is called again. */
export async function emulate(features: Partial<Record<Feature, string>> = {}): Promise<void> {
  const session: CDPSession = cdp()
  const wanted = Object.entries({ ...always, ...features }).map(([name, value]) => ({ name, value }))
  await session.send('Emulation.setEmulatedMedia', { features: wanted })
}
