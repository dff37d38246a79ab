import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } })

test.each([
  ['png', (width: number, height: number) => picture(width, height).png()],
  ['jpeg', (width: number, height: number) => picture(width, height).jpeg()],
  ['progressive jpeg', (width: number, height: number) => picture(width, height).jpeg({ progressive: true })],
  ['gif', (width: number, height: number) => picture(width, height).gif()],
  ['lossy webp', (width: number, height: number) => picture(width, height).flatten().webp()],
  ['lossless webp', (width: number, height: number) => picture(width, height).webp({ lossless: true })],
  ['webp with transparency', (width: number, height: number) => picture(width, height).webp()],
])('the size of a %s is read from its header', async (_kind, write) => {
  // Long in one way alone: a header holds each side by itself, and six million points take a second to write.
  for (const [width, height] of [
    [1, 1],
    [300, 7],
    [2_000, 3],
    [3, 3_001],
  ] as const) {
    expect(pictureSize(await write(width, height).toBuffer())).toEqual({ width, height })
  }
})

test('a header that says the largest there is, is read without decoding', () => {
  const png = Buffer.alloc(33)
  png.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  png.writeUInt32BE(2_147_483_647, 16)
  png.writeUInt32BE(2_147_483_647, 20)
  expect(pictureSize(png)).toEqual({ width: 2_147_483_647, height: 2_147_483_647 })
})

test('of two frames in one jpeg the largest counts', async () => {
  const small = await picture(3, 4).jpeg().toBuffer()
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xfe, 1, 1, 0x11, 0])
  const both = Buffer.concat([small.subarray(0, 2), frame, small.subarray(2)])
  expect(pictureSize(both)).toEqual({ width: 65_534, height: 65_535 })
})

test.each([
  ['nothing', ''],
  ['text', 'geen plaatje, maar een lange zin van meer dan dertig tekens'],
  ['half a png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0'],
  ['a jpeg without a frame', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['half a gif', 'GIF89a\x01'],
  ['half a webp', 'RIFF\0\0\0\0WEBPVP8X'],
  ['an unknown webp', 'RIFF\0\0\0\0WEBPABCD0000000000000000000000'],
])('%s has no size', (_what, content) => {
  expect(pictureSize(Buffer.from(content, 'latin1'))).toBeNull()
})
