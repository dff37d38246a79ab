import { brotliBytes } from './brotli-bytes.ts'
import { buildPage } from './build-page.ts'

/** What the twelve parts may weigh over React alone: their JavaScript and styles, the tokens and the reset. */
export const MOST_KIT_BYTES = 30 * 1024
/** What the styles of all components may weigh, for who loads those in one file. */
export const MOST_STYLES_BYTES = 16_650
/** What one Button may: its JavaScript, the styles of a button and the tokens, without reset and font. */
export const MOST_BUTTON_BYTES = 4000

/** Bytes of brotli that the twelve parts of our kit add to a page of React alone. */
export const kitBytes = (ours: string, folder: string): Promise<number> =>
  bytesOver({ page: 'parts', bare: 'kits/bare', contender: 'kits/ours', ours, folder })

/** Bytes of brotli that one of our buttons adds to a page of React with a button of the browser. */
export const buttonBytes = (ours: string, folder: string): Promise<number> =>
  bytesOver({ page: 'one-button', bare: 'buttons/bare', contender: 'buttons/ours', ours, folder })

interface Comparison {
  page: string
  bare: string
  contender: string
  ours: string
  folder: string
}

async function bytesOver({ bare, contender, ...source }: Comparison): Promise<number> {
  const without = await brotliBytes(await buildPage({ ...source, contender: bare }))
  return (await brotliBytes(await buildPage({ ...source, contender }))) - without
}
