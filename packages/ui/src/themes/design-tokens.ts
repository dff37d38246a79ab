import { encodedOf, oklchOf } from './colour.ts'
import { cornersPx, motion, space, type, weight } from './scale.ts'
import type { ThemeTokens } from './tokens.ts'

/** A token as the Design Tokens format (DTCG 2025.10) has it. */
export interface DesignToken {
  $value: unknown
  $description?: string
}

/** Tokens of one kind, by name. */
export interface DesignTokenGroup {
  $type: string
  [name: string]: DesignToken | string
}

/**
 * A theme and the scale all themes share in the W3C community group's Design Tokens format, which Figma and Style
 * Dictionary import: one file for each theme, with the same names in all.
 */
export function designTokens({ color, shadow }: ThemeTokens, fontFamilies: string): Record<string, DesignTokenGroup> {
  return {
    color: groupOf('color', color, colourValue),
    shadow: groupOf('shadow', shadow, shadowValue),
    space: groupOf('dimension', space, dimensionValue),
    radius: groupOf('dimension', cornersPx, (px) => ({ value: px, unit: 'px' })),
    typography: groupOf('typography', type, (step) => typographyValue(step, fontFamilies)),
    fontWeight: groupOf('fontWeight', weight, (value) => value),
    duration: groupOf('duration', { small: motion.small, medium: motion.medium, pane: motion.pane }, (time) => ({
      value: Number.parseFloat(time),
      unit: 'ms',
    })),
    easing: groupOf('cubicBezier', { curve: motion.curve }, (curve) => numbersIn(curve)),
  }
}

const groupOf = <Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  valueOf: (value: Value) => unknown,
): DesignTokenGroup => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: valueOf(value) }])),
})

const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)

function colourValue(colour: string): object {
  const [opaque = '', alpha] = colour.split(' / ')
  const whole = alpha === undefined ? opaque : `${opaque})`
  const { lightness, chroma, hue } = oklchOf(whole)
  const hex = encodedOf(whole).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return {
    colorSpace: 'oklch',
    components: [lightness, chroma, hue],
    alpha: alpha === undefined ? 1 : Number.parseFloat(alpha),
    hex: `#${hex.join('')}`,
  }
}

function dimensionValue(length: string): { value: number; unit: string } {
  return { value: Number.parseFloat(length), unit: length.endsWith('rem') ? 'rem' : 'px' }
}

/** Layers of a shadow as CSS writes them: lengths, then a colour. `none` is a shadow that nobody sees. */
function shadowValue(shadow: string): object[] {
  const layers = shadow === 'none' ? ['0 0 0 0 oklch(0 0 0 / 0)'] : shadow.split(', ')
  return layers.map((layer) => {
    const [lengths = '', colour = ''] = layer.split(/ (?=oklch)/)
    const [offsetX, offsetY, blur, spread = dimensionValue('0')] = lengths.split(' ').map(dimensionValue)
    return { color: colourValue(colour), offsetX, offsetY, blur, spread }
  })
}

interface TypeStep {
  fontSize: string
  lineHeight: string
  letterSpacing?: string
}

/** The format has no em, and a line height is a number of times the size. */
function typographyValue({ fontSize, lineHeight, letterSpacing = '0' }: TypeStep, families: string): object {
  const size = Number.parseFloat(fontSize)
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return {
    fontFamily: families.split(', ').map((family) => family.replaceAll("'", '')),
    fontSize: dimensionValue(fontSize),
    fontWeight: weight.regular,
    letterSpacing: { value: rounded(Number.parseFloat(letterSpacing) * size), unit: 'rem' },
    lineHeight: rounded(Number.parseFloat(lineHeight) / size),
  }
}
