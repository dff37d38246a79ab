import { tones, type ColorRole, type ThemeTokens } from './tokens.ts'

/** A foreground that must be told apart from a ground, and by how much (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  foreground: ColorRole
  ground: ColorRole
  minimum: 4.5 | 3
}

/**
 * Checks the whole token table of a theme: text at 4.5:1 and controls and focus at 3:1 on every
 * ground they stand on in this package. Returns one sentence per failing pair, none when all is well.
 */
export function contrastProblems({ color }: ThemeTokens): string[] {
  return contrastPairs.flatMap(({ foreground, ground, minimum }) => {
    const ratio = contrastRatio(color[foreground], color[ground])
    return ratio >= minimum ? [] : [`${foreground} on ${ground} is ${ratio.toFixed(2)}, not ${minimum}`]
  })
}

const grounds = ['paper', 'surface', 'sunken'] as const
const softs = tones.map((tone) => `${tone}Soft` as const)

const onGrounds = (foreground: ColorRole, on: readonly ColorRole[], minimum: 4.5 | 3): ContrastPair[] =>
  on.map((ground) => ({ foreground, ground, minimum }))

/** Every pair of a text or control and a surface that the components make. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onGrounds('text', [...grounds, 'accentSoft', ...softs], 4.5),
  ...onGrounds('muted', [...grounds, 'accentSoft', ...softs], 4.5),
  ...onGrounds('accent', [...grounds, 'accentSoft'], 4.5),
  ...onGrounds('accentHover', [...grounds, 'accentSoft'], 4.5),
  ...tones.flatMap((tone) => onGrounds(tone, [...grounds, 'accentSoft', `${tone}Soft`], 4.5)),
  ...onGrounds('onAccent', ['accent', 'accentHover', ...tones], 4.5),
  ...onGrounds('paper', ['text'], 4.5),
  ...onGrounds('control', grounds, 3),
  ...onGrounds('accent', softs, 3),
]

/** The WCAG contrast ratio of two opaque colours, `oklch(L C H)` or `#rrggbb`, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = /^#[\da-f]{6}$/i.test(color) ? linearOfHex(color) : linearOfOklch(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear sRGB of `#rrggbb`, each channel from 0 to 1. */
function linearOfHex(color: string): number[] {
  return [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

/** Linear sRGB through OKLab, clipped to what a screen shows. */
function linearOfOklch(color: string): number[] {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color)
  if (!match) throw new Error(`A text or ground must be an opaque oklch(L C H) or #rrggbb colour: ${color}`)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
