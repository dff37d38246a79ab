import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPdf } from '../features/documents/documents.test-support.ts'
import { fromRaw, toPicture, type Picture } from './picture.ts'
import { scanOf } from './scan.test-support.ts'
import { slopeOf } from './skew.ts'
import { straighten, untiltOf } from './straighten.ts'

/** Lines of ink on white that slope. */
async function lines(slopeDegrees: number): Promise<Picture> {
  const [width, height] = [600, 800]
  const data = new Uint8Array(width * height).fill(255)
  for (let row = 60; row < 740; row += 24) data.fill(20, row * width + 60, row * width + 540)
  return toPicture(fromRaw({ width, height, channels: 1, data }).rotate(slopeDegrees, { background: '#fff' }))
}

test.each([-4.8, -2, -0.5, 0.7, 3.3, 5])('lines that slope %f degrees are found to', async (tenths) => {
  const slope = tenths / 10
  expect(slopeOf(await lines(slope))).toBeCloseTo(slope, 0)
})

test('a straight page, an empty one and a black one are left as they are', async () => {
  const flat = (level: number): Picture => ({
    width: 600,
    height: 800,
    channels: 1,
    data: new Uint8Array(480_000).fill(level),
  })
  for (const picture of [await lines(0), flat(255), flat(0)]) expect((await straighten(picture)).untilt).toBeNull()
})

test('a scan that lies askew is turned straight', async () => {
  const scan = await scanOf(aPdf())
  const { picture } = await straighten(await toPicture(fromRaw(scan).rotate(2, { background: '#fff' })))
  const small = await toPicture(fromRaw(picture).resize({ width: 700 }))
  expect(Math.abs(slopeOf(small))).toBeLessThan(0.3)
})

test('the middle stays, and a point goes along in the direction of the slope', () => {
  const size = { width: 1000, height: 1400 }
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), (tenths) => {
      const slope = tenths / 10
      const untilt = untiltOf(size, size, slope)
      expect(untilt({ x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.5 })
      const right = untilt({ x: 0.9, y: 0.5 })
      expect(right.y - 0.5).toBeCloseTo((Math.sin((slope * Math.PI) / 180) * 0.4 * 1000) / 1400, 10)
    }),
  )
})
