import { contrastRatio } from '@klopt/ui/theme'
import { expect, test } from 'vitest'
import { colourOfPixels } from './colour-of-picture.ts'

const WHITE = [255, 255, 255, 255]
const BLACK = [20, 20, 22, 255]
const of = (...parts: readonly (readonly [count: number, pixel: readonly number[]])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat())

test('the colour of a logo is what it is made of, not its ground or its letters', () => {
  const magenta = [150, 40, 110, 255]
  const teal = [0, 96, 112, 255]
  expect(colourOfPixels(of([900, WHITE], [80, BLACK], [20, magenta], [5, teal]))).toBe('#96286e')
})

test('what nobody sees of a picture does not count', () => {
  expect(colourOfPixels(of([500, [200, 0, 0, 0]], [10, [31, 58, 110, 255]]))).toBe('#1f3a6e')
})

test('a picture of grey, black and white has no colour', () => {
  expect(colourOfPixels(of([50, WHITE], [50, BLACK], [50, [120, 124, 130, 255]]))).toBeNull()
  expect(colourOfPixels([])).toBeNull()
})

test.each([
  ['yellow', [255, 214, 0, 255]],
  ['light green', [120, 230, 120, 255]],
  ['orange', [255, 140, 0, 255]],
])('%s becomes as dark as white text on it asks, and keeps its hue', (_, pixel) => {
  const colour = colourOfPixels(of([10, pixel]))
  expect(contrastRatio(colour ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  const parts = [1, 3, 5].map((at) => Number.parseInt((colour ?? '').slice(at, at + 2), 16))
  // The strongest part stays the strongest.
  expect(parts.indexOf(Math.max(...parts))).toBe(pixel.indexOf(Math.max(...pixel.slice(0, 3))))
})
