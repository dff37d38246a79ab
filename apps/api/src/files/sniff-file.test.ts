import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { tinyPdf } from '../testing/tiny-pdf.ts'
import { sniff } from './sniff.ts'
import { sniffFile } from './sniff-file.ts'

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
const tail = Buffer.alloc(200_000, 7)
const webp = async () => {
  const file = Buffer.concat([await picture.clone().webp().toBuffer(), tail])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}
/** A JPEG whose metadata push its size beyond the first part. */
const jpegWithMetadata = async () => {
  const jpeg = await picture.clone().jpeg().toBuffer()
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533, 'x')])
  return Buffer.concat([jpeg.subarray(0, 2), segment, segment, jpeg.subarray(2)])
}

test.each([
  ['png', 'png', async () => Buffer.concat([await picture.clone().png().toBuffer(), tail]), 0],
  ['jpeg', 'jpeg', async () => Buffer.concat([await picture.clone().jpeg().toBuffer(), tail]), 0],
  ['jpeg with much metadata', 'jpeg', jpegWithMetadata, 1],
  ['gif', 'gif', async () => Buffer.concat([await picture.clone().gif().toBuffer(), tail]), 0],
  ['webp as long as it says', 'webp', webp, 0],
  ['webp that breaks off', 'unknown', async () => (await webp()).subarray(0, 150_000), 1],
  ['pdf', 'pdf', async () => Buffer.concat([tinyPdf({ pages: [{}] }), tail]), 0],
  [
    'pdf whose first object comes late',
    'pdf',
    async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), tail, tinyPdf({ pages: [{}] })]),
    1,
  ],
  ['xml', 'xml', async () => Buffer.from(`<Invoice>${'€'.repeat(60_000)}</Invoice>`), 1],
  ['text that is no text further on', 'unknown', async () => Buffer.concat([Buffer.alloc(70_000, 'a'), tail]), 1],
  ['short text', 'text', async () => Buffer.from('a;b'), 0],
  ['nothing', 'unknown', async () => Buffer.alloc(0), 0],
])('%s is what it is as a whole, which is read only where its start does not say', async (_what, kind, make, read) => {
  const content = await make()
  const bytes = vi.fn(async () => content)
  const start = async (lengthBytes: number) => content.subarray(0, lengthBytes)
  expect(await sniffFile({ size_bytes: content.length, start, bytes })).toBe(kind)
  expect(sniff(content)).toBe(kind)
  expect(bytes).toHaveBeenCalledTimes(read)
})
