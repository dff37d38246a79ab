import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { designTokens } from './design-tokens.ts'
import { light } from './light.ts'

const families = "'Inter Variable', system-ui, sans-serif"
const themes = { light, dark, contrast }

test('the same names stand in every theme, each of a type of the format', () => {
  const namesOf = (theme: keyof typeof themes) =>
    Object.entries(designTokens(themes[theme], families)).map(([group, tokens]) => [group, Object.keys(tokens)])
  expect(namesOf('dark')).toEqual(namesOf('light'))
  expect(namesOf('contrast')).toEqual(namesOf('light'))
  const types = Object.values(designTokens(light, families)).map(({ $type }) => $type)
  expect(types).toEqual([
    'color',
    'shadow',
    'dimension',
    'dimension',
    'typography',
    'fontWeight',
    'duration',
    'cubicBezier',
  ])
})

test.each(Object.entries(themes))('no number of the %s theme is lost', (_name, theme) => {
  const written = JSON.stringify(designTokens(theme, families))
  // JSON writes what is no number as null.
  expect(written).not.toContain('null')
  expect(written).not.toContain('undefined')
})

test('a colour has its components, how much it covers, and the code of a screen', () => {
  const { color } = designTokens(light, families)
  expect(color?.['surface']).toEqual({
    $value: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 1, hex: '#ffffff' },
  })
  expect(color?.['scrim']).toMatchObject({ $value: { components: [0.25, 0.022, 250], alpha: 0.4 } })
})

test('a shadow has its layers, and a step of type its lines as a number', () => {
  const { shadow, typography, easing, space } = designTokens(light, families)
  expect(shadow?.['medium']).toMatchObject({
    $value: [
      { offsetY: { value: 2, unit: 'px' }, blur: { value: 4, unit: 'px' }, spread: { value: 0, unit: 'px' } },
      { offsetY: { value: 8, unit: 'px' }, blur: { value: 24, unit: 'px' } },
    ],
  })
  expect(typography?.['16']).toEqual({
    $value: {
      fontFamily: ['Inter Variable', 'system-ui', 'sans-serif'],
      fontSize: { value: 1, unit: 'rem' },
      fontWeight: 400,
      letterSpacing: { value: -0.011, unit: 'rem' },
      lineHeight: 1.5,
    },
  })
  expect(easing?.['curve']).toEqual({ $value: [0.2, 0.8, 0.2, 1] })
  expect(space?.['16']).toEqual({ $value: { value: 16, unit: 'px' } })
})
