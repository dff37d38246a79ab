import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToHsl, hslToHex, hueName, parseColour } from './colour.ts'

const channel = fc.integer({ min: 0, max: 255 })
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`

test.each([
  ['#abc', '#aabbcc'],
  ['006070', '#006070'],
  [' #006070 ', '#006070'],
  ['#00607F', '#00607f'],
  ['rgb(0, 96, 112)', '#006070'],
  ['rgb(0 96 112)', '#006070'],
  ['rgba(0, 96, 112, 1)', '#006070'],
])('%s is %s', (typed, colour) => {
  expect(parseColour(typed)).toBe(colour)
})

test.each(['', 'rood', '#12', '#12345', '#1234567', 'rgb(0, 96)', 'rgb(0, 300, 0)', 'rgba(0, 96, 112, 0.5)', '0096g0'])(
  '%j is no colour',
  (typed) => {
    expect(parseColour(typed)).toBeNull()
  },
)

test('every colour is read back from what it is written as, in each notation', () => {
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const hex = hexOf(channels)
      for (const text of [hex, hex.slice(1), hex.toUpperCase(), `rgb(${channels.join(', ')})`]) {
        expect(parseColour(text)).toBe(hex)
      }
    }),
  )
})

test('every colour comes back the same from its place on the sliders', () => {
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const hex = hexOf(channels)
      const place = hexToHsl(hex)
      expect(hslToHex(place)).toBe(hex)
      expect(place.hue).toBeLessThan(360)
      expect(place.saturation).toBeLessThanOrEqual(100)
    }),
  )
})

test('grey keeps the hue of before, and black the saturation too', () => {
  const before = { hue: 188, saturation: 100, lightness: 22 }
  expect(hexToHsl('#808080', before)).toMatchObject({ hue: 188, saturation: 0 })
  expect(hexToHsl('#000000', before)).toEqual({ hue: 188, saturation: 100, lightness: 0 })
})

test('a hue has a Dutch name all the way round', () => {
  expect([0, 30, 60, 120, 188, 220, 280, 330, 359].map((hue) => hueName(hue))).toEqual([
    'rood',
    'oranje',
    'geel',
    'groen',
    'turkoois',
    'blauw',
    'paars',
    'roze',
    'rood',
  ])
})
