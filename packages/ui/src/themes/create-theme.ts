import { contrast } from './contrast.ts'
import { oklchOf, showable, type Oklch } from './colour.ts'
import { dark } from './dark.ts'
import { ensureContrast, type Towards } from './ensure-contrast.ts'
import { light } from './light.ts'
import { cornersPx } from './scale.ts'
import { themeCss } from './theme-css.ts'
import { colourVariables, type ThemeShape, type ThemeVariable } from './theme-variables.ts'
import { densities, type Density, type ThemeName, type ThemeTokens } from './tokens.ts'

/** How round corners are: square, half, as the house has them, or half as much again. */
export const roundings = { none: 0, small: 0.5, medium: 1, large: 1.5 } as const
/** A name of `roundings`. */
export type Rounding = keyof typeof roundings

/** What a team chooses; the rest is computed. */
export interface ThemeChoices {
  /** The colour of the main action, of links and of focus: `#rrggbb`, `#rgb` or `oklch(L C H)`. */
  accent: string
  /** How round corners are. Default `medium`. */
  radius?: Rounding
  /** How high controls and rows are where no `data-density` says it. Default `normal`. */
  density?: Density
  /** A list of families as CSS has it; you bring the font itself. Without it the font of the page stays. */
  font?: string
}

/** What an element is given to have a theme: its variables, the colours of what the browser draws, and the font. */
export type ThemeStyle = Record<ThemeVariable, string> & { colorScheme: 'light' | 'dark'; fontFamily?: string }

/** A theme in its schemes, and two ways to wear it. */
export type CreatedTheme = Record<ThemeName, ThemeTokens> & {
  /** A stylesheet for the elements of a selector, `:root` unless another is given, and all in them. */
  css: (selector?: string) => string
  /** One scheme for the `style` of one element and all in it. */
  style: (scheme: ThemeName) => ThemeStyle
}

/**
 * A light, a dark and a high-contrast theme from one colour. The colour is moved to where it can be read on every ground
 * it stands on, by WCAG 2 (4.5, and 7 in high contrast) and by the APCA (Lc 60), and by no more than that; so are
 * the other texts. Throws a `RangeError` when a choice cannot be read.
 */
export function createTheme(choices: ThemeChoices): CreatedTheme {
  const { font } = choices
  if (font !== undefined && /[;{}<>\\]/.test(font))
    throw new RangeError(`A list of families has no such signs: ${font}`)
  const accent = oklchOf(choices.accent)
  const schemes = {
    light: ensureContrast(withAccent(light, accent, lightAccent), { towards: 'darker', text: 4.5 }),
    dark: ensureContrast(withAccent(dark, accent, darkAccent), { towards: 'lighter', text: 4.5 }),
    contrast: ensureContrast(withAccent(contrast, accent, contrastAccent), { towards: 'darker', text: 7 }),
  }
  const shape = shapeOf(choices)
  return {
    ...schemes,
    css: (selector = ':root') => themeCss({ selector, schemes, shape, font }),
    style: (scheme) => ({
      ...colourVariables(schemes[scheme]),
      ...shape.corners,
      ...shape.density,
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      ...(font !== undefined && { fontFamily: font }),
    }),
  }
}

/** What is of the accent in a scheme: its soft ground, the text on it, and where it goes under the pointer. */
interface AccentScheme {
  towards: Towards
  /** Lightness and chroma. */
  soft: readonly [number, number]
  on: readonly [number, number]
}

const lightAccent: AccentScheme = { towards: 'darker', soft: [0.95, 0.022], on: [0.99, 0.004] }
const darkAccent: AccentScheme = { towards: 'lighter', soft: [0.3, 0.04], on: [0.19, 0.02] }
const contrastAccent: AccentScheme = { towards: 'darker', soft: [0.96, 0.02], on: [1, 0] }

/** The step under the pointer, and where there is no room for one more: then it goes back. */
const HOVER = 0.06

function withAccent(house: ThemeTokens, accent: Oklch, scheme: AccentScheme): ThemeTokens {
  // A grey accent has grey beside it.
  const tinted = ([lightness, chroma]: readonly [number, number]) =>
    showable({ lightness, chroma: Math.min(chroma, accent.chroma / 2), hue: accent.hue })
  const colors = { accentSoft: tinted(scheme.soft), onAccent: tinted(scheme.on) }
  const color = { ...house.color, ...colors, accent: showable(accent), accentHover: showable(accent) }
  // Where the accent ends is known once it is held; under the pointer it goes on from there.
  const held = oklchOf(ensureContrast({ ...house, color }, { towards: scheme.towards, text: 4.5 }).color.accent)
  const onwards = scheme.towards === 'darker' ? -HOVER : HOVER
  const hasRoom = held.lightness + onwards > HOVER && held.lightness + onwards < 1 - HOVER / 2
  const hover = showable({ ...held, lightness: held.lightness + (hasRoom ? onwards : -onwards) })
  return { ...house, color: { ...color, accentHover: hover } }
}

function shapeOf({ radius = 'medium', density = 'normal' }: ThemeChoices): ThemeShape {
  const corners = Object.entries(cornersPx).map(([name, px]) => [
    `--klopt-radius-${name}`,
    `${px * roundings[radius]}px`,
  ])
  return { corners: Object.fromEntries(corners), density: { '--klopt-density': `${densities[density]}` } }
}
