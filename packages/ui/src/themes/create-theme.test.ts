import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apcaContrast } from './apca.ts'
import { contrastProblems, contrastPairs, contrastRatio } from './contrast-problems.ts'
import { createTheme } from './create-theme.ts'
import { apcaProblems } from './ensure-contrast.ts'
import { oklchOf } from './colour.ts'
import { themeNames } from './tokens.ts'

const hexadecimal = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)

describe('a theme of any accent', () => {
  test('can be read by WCAG 2 and by the APCA, in every scheme', () => {
    fc.assert(
      fc.property(hexadecimal, (accent) => {
        const theme = createTheme({ accent })
        for (const name of themeNames) {
          expect(contrastProblems(theme[name])).toEqual([])
          expect(apcaProblems(theme[name])).toEqual([])
        }
      }),
      { numRuns: 150, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#808080']] },
    )
  })

  test('has every text at 7:1 in high contrast', () => {
    fc.assert(
      fc.property(hexadecimal, (accent) => {
        const { color } = createTheme({ accent }).contrast
        for (const { foreground, ground, minimum } of contrastPairs) {
          const least = minimum === 3 ? 3 : 7
          expect(contrastRatio(color[foreground], color[ground])).toBeGreaterThanOrEqual(least)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('has its hue, and another colour under the pointer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
        const { light, dark } = createTheme({ accent: `oklch(0.55 0.12 ${hue})` })
        for (const { color } of [light, dark]) {
          expect(oklchOf(color.accent).hue).toBe(hue)
          const step = Math.abs(oklchOf(color.accent).lightness - oklchOf(color.accentHover).lightness)
          expect(step).toBeGreaterThan(0.03)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('an accent that can be read stays what it is', () => {
  expect(createTheme({ accent: 'oklch(0.45 0.07 215)' }).light.color.accent).toBe('oklch(0.45 0.07 215)')
})

test('the APCA has the values of its own reference', () => {
  // From the table of test values beside apca-w3: text on ground.
  expect(apcaContrast('#888888', '#ffffff')).toBeCloseTo(63.056, 2)
  expect(apcaContrast('#ffffff', '#888888')).toBeCloseTo(-68.541, 2)
  expect(apcaContrast('#000000', '#aaaaaa')).toBeCloseTo(58.146, 2)
  expect(apcaContrast('#aaaaaa', '#000000')).toBeCloseTo(-56.241, 2)
  expect(apcaContrast('#112233', '#ddeeff')).toBeCloseTo(91.668, 2)
  expect(apcaContrast('#223344', '#112233')).toBe(0)
})

test('what cannot be read as a choice is refused', () => {
  for (const accent of ['', 'red', '#12345', 'oklch(0.5 0.1 20 / 0.5)'])
    expect(() => createTheme({ accent })).toThrow(RangeError)
  expect(() => createTheme({ accent: '#123', font: 'Arial; color: red' })).toThrow(RangeError)
  expect(() => createTheme({ accent: '#123' }).css('a {} b')).toThrow(RangeError)
})

test('its style has the variables of one scheme, the corners, the density and the font', () => {
  const style = createTheme({ accent: '#7c3aed', radius: 'none', density: 'roomy', font: 'Georgia, serif' }).style(
    'dark',
  )
  expect(style).toMatchObject({
    '--klopt-radius-small': '0px',
    '--klopt-radius-large': '0px',
    '--klopt-density': '1.1',
    colorScheme: 'dark',
    fontFamily: 'Georgia, serif',
  })
  expect(Object.keys(style).filter((name) => name.startsWith('--klopt-color-'))).toHaveLength(22)
})
