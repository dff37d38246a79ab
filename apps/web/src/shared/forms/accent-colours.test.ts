import { expect, test } from 'vitest'
import { accentColours } from './accent-colours.ts'

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('white text on every suggested colour has a contrast of at least 4.5', () => {
  for (const { value } of accentColours) expect(1.05 / (luminance(value) + 0.05)).toBeGreaterThanOrEqual(4.5)
})
