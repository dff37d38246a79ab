import { expect, test } from 'vitest'
import { clean } from './clean.ts'
import type { Picture } from './picture.ts'

const [width, height] = [300, 300]

/** A bar of ink on paper, with grain: every other dot is some levels lighter or darker. */
function page(ink: number, paper: number, grain: number, surround = paper): Picture {
  const data = Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isInk = x > 100 && x < 200 && y > 140 && y < 160
    const level = isInk ? ink : x < 60 ? surround : paper
    return level + ((x + y) % 2 === 0 ? grain : -grain)
  })
  return { width, height, channels: 1, data }
}

const levelAt = ({ data }: Picture, x: number, y: number): number => data[y * width + x] ?? -1

test.each([
  ['pale ink on grey paper', page(75, 222, 10)],
  ['a dark photo', page(30, 130, 5)],
  ['a sheet on a dark table', page(40, 200, 8, 20)],
])('%s becomes black on white, without its grain', async (_, dirty) => {
  const cleaned = await clean(dirty)
  expect(cleaned).toMatchObject({ width, height, channels: 1 })
  for (const x of [80, 81, 250]) expect(levelAt(cleaned, x, 80)).toBe(255)
  for (const x of [120, 121, 180]) expect(levelAt(cleaned, x, 150)).toBeLessThan(60)
})

test.each([0, 128, 255])('a page of one level, %i, stays one of one level', async (level) => {
  const flat: Picture = { width, height, channels: 1, data: new Uint8Array(width * height).fill(level) }
  const { data } = await clean(flat)
  expect(new Set(data).size).toBe(1)
})

test('a page that is black on white already keeps its edges where they are', async () => {
  const cleaned = await clean(page(0, 255, 0))
  expect(levelAt(cleaned, 97, 150)).toBe(255)
  expect(levelAt(cleaned, 104, 150)).toBe(0)
})
