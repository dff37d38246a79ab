import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Response } from 'playwright'

export type Kind = 'script' | 'style' | 'font' | 'image' | 'other'
/** Bytes by kind; of fonts and images as they are, of the rest after gzip at level 9. */
export type LoadedBytes = Readonly<Record<Kind, number>>

/** What a browser with an empty cache loads to show a page, until the network is quiet. */
export async function loadedBytes(
  browser: Browser,
  url: string,
  shown: string,
  screen: BrowserContextOptions = {},
): Promise<LoadedBytes> {
  const page = await browser.newPage(screen)
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(shown).first().waitFor()
  const total = { script: 0, style: 0, font: 0, image: 0, other: 0 }
  for (const response of responses) {
    const kind = kindOf(response)
    const body = await response.body()
    total[kind] += kind === 'font' || kind === 'image' ? body.length : gzipSync(body, { level: 9 }).length
    // Styles that stand in the page are styles that were loaded.
    if (isPage(response)) total.style += gzipSync(stylesIn(body.toString()), { level: 9 }).length
  }
  await page.close()
  return total
}

const typeOf = (response: Response): string => response.headers()['content-type'] ?? ''

const isPage = (response: Response): boolean => typeOf(response).startsWith('text/html')

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, styles = '']) => styles).join('\n')

/** By content and not by what asked for it: a preloaded module counts as a script too. */
function kindOf(response: Response): Kind {
  const type = typeOf(response)
  if (type.includes('javascript')) return 'script'
  if (type.includes('css')) return 'style'
  if (type.includes('font')) return 'font'
  return type.startsWith('image/') ? 'image' : 'other'
}
