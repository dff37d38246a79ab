import { linearOf } from './colour.ts'
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
  const [red = 0, green = 0, blue = 0] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
