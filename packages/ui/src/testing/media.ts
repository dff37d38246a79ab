import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

type Feature = 'forced-colors' | 'prefers-reduced-motion' | 'prefers-color-scheme'

/** What the tests run with, as vitest.config.ts asks of the browser. */
const always = { 'prefers-reduced-motion': 'reduce' }

/** Lets the browser say that the reader has set these, on the screen, until it is called again. */
export async function emulate(features: Partial<Record<Feature, string>> = {}): Promise<void> {
  await setMedia('', { ...always, ...features })
}

/** Shows the page as it is printed, until `emulate` is called. */
export const emulatePaper = (): Promise<void> => setMedia('print', always)

/** All at once: what is left out is as if nobody had asked for it, for whatever runs on the page afterwards. */
async function setMedia(media: '' | 'print', features: Readonly<Record<string, string>>): Promise<void> {
  const session: CDPSession = cdp()
  const wanted = Object.entries(features).map(([name, value]) => ({ name, value }))
  await session.send('Emulation.setEmulatedMedia', { media, features: wanted })
}
