import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { withPdfPages } from './pdf-pages.ts'
import { fromRaw, type Picture } from './picture.ts'

/** The first page of a PDF as a scanner at 300 dpi would give it. */
export function scanOf(pdf: Uint8Array): Promise<Picture> {
  return withPdfPages(pdf, (pages) => pages.draw(0))
}

export function pngOf(picture: Picture): Promise<Buffer> {
  return fromRaw(picture).png({ compressionLevel: 1 }).toBuffer()
}

/** As a camera would keep it: turned, with a note in EXIF of how to hold it. */
export async function photoOf(picture: Picture, orientation: 1 | 3 | 6 | 8, tiltDegrees = 0): Promise<Buffer> {
  const turned = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation]
  const tilted = await fromRaw(picture).rotate(tiltDegrees, { background: '#fff' }).png().toBuffer()
  return sharp(tilted).rotate(turned).withMetadata({ orientation }).jpeg({ quality: 85 }).toBuffer()
}

/** A picture of one colour: few bytes that become many. */
export function blank(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The head of a picture that says how large it is, and hardly anything behind it. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9))), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
