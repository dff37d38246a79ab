import { brotliBytes } from './brotli-bytes.ts'
import { buildPage } from './build-page.ts'

/** What the twelve parts may weigh over React alone: JavaScript, tokens, reset and the styles of all components. */
export const MOST_KIT_BYTES = 36 * 1024

/** Bytes of brotli that the twelve parts of our kit add to a page of React alone. */
export async function kitBytes(ours: string, folder: string): Promise<number> {
  const weigh = async (kit: string) =>
    brotliBytes(await buildPage({ page: 'parts', contender: `kits/${kit}`, ours, folder }))
  const bare = await weigh('bare')
  return (await weigh('ours')) - bare
}
