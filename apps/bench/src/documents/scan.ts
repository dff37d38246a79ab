import { fromRaw, withPdfPages, type Picture } from '@klopt/api/bench'
import sharp from 'sharp'
import type { Drawing } from './draw.ts'
import type { Random } from './random.ts'

export interface Scan {
  readonly bytes: Uint8Array
  readonly mimeType: 'image/jpeg' | 'application/pdf'
}

/** A document as an office scanner at 300 dpi gives it: a picture of one page, or a PDF of pictures. */
export async function scanOf(random: Random, drawing: Drawing, pdf: Uint8Array): Promise<Scan> {
  const drawn = await withPdfPages(pdf, async (pages) => {
    const pictures: Picture[] = []
    for (let page = 0; page < pages.count; page += 1) pictures.push(await pages.draw(page))
    return pictures
  })
  const pages: Buffer[] = []
  for (const picture of drawn) pages.push(await wornPage(random, picture))
  if (pages.length === 1) return { bytes: pages[0] as Buffer, mimeType: 'image/jpeg' }
  const files = Object.fromEntries(pages.map((page, index) => [`page-${index}.jpg`, page]))
  return { bytes: drawing.pdf('scan', { pages: Object.keys(files) }, files), mimeType: 'application/pdf' }
}

/** Askew by half a degree to two, on greyish paper with pale ink, a little blurred, grainy, and saved as JPEG. */
async function wornPage(random: Random, picture: Picture): Promise<Buffer> {
  const paper = random.int(222, 244)
  const ink = random.int(25, 75)
  const angle = (0.5 + random.next() * 1.5) * (random.chance(0.5) ? 1 : -1)
  const { width, height } = picture
  const tilted = fromRaw(picture).rotate(angle, { background: '#ffffff' })
  const { data, info } = await tilted.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const page = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({
      left: Math.floor((info.width - width) / 2),
      top: Math.floor((info.height - height) / 2),
      width,
      height,
    })
    .blur(0.5 + random.next() * 0.4)
    .linear((paper - ink) / 255, ink)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const grain = random.int(5, 11)
  return fromRaw({ width, height, channels: 1, data: withGrain(random, page, grain, width) })
    .withMetadata({ density: 300 })
    .jpeg({ quality: random.int(45, 75) })
    .toBuffer()
}

/** Noise of that strength, and a light that falls off to the right. */
function withGrain(random: Random, page: Uint8Array, grain: number, width: number): Uint8Array {
  let state = random.int(1, 2 ** 31 - 2)
  const noisy = new Uint8Array(page.length)
  for (let index = 0; index < page.length; index += 1) {
    // The sum of two even chances is near enough to the noise of a sensor; one draw of xorshift gives both.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const noise = (((state & 0xff) + ((state >>> 8) & 0xff)) / 255 - 1) * grain * 2
    const shade = ((index % width) / width) * 12
    noisy[index] = Math.max(0, Math.min(255, (page[index] ?? 0) + noise - shade))
  }
  return noisy
}
