import { apcaContrast } from './apca.ts'
import { oklchOf, showable } from './colour.ts'
import { contrastPairs, contrastRatio, type ContrastPair } from './contrast-problems.ts'
import { tones, type ColorRole, type ThemeTokens } from './tokens.ts'

/** Where the texts of a scheme go for more contrast. */
export type Towards = 'darker' | 'lighter'

/** What a scheme holds beside the pairs of WCAG 2: the least |Lc| of the APCA, and a ratio above that of the pair. */
export interface EnsuredContrast {
  towards: Towards
  /** The least ratio of any text; 4.5 is what WCAG 2 asks at level AA, 7 at AAA. */
  text: 4.5 | 7
}

/** |Lc|: what is read in lines, other text, and what is no text. */
const LC = { body: 75, text: 60, control: 30 } as const

/** In this order: what is later is held against what was mended before it. */
const mended: readonly ColorRole[] = ['text', 'muted', 'accent', 'accentHover', ...tones, 'control', 'onAccent']

/** A step of lightness that nobody sees. */
const STEP = 0.004

/**
 * Moves every text and control of a theme away from its grounds, as little as makes each pair that the components show
 * readable by WCAG 2 and by the APCA. What is readable stays as it is.
 */
export function ensureContrast(theme: ThemeTokens, held: EnsuredContrast): ThemeTokens {
  const color = { ...theme.color }
  for (const role of mended) color[role] = readableColour(role, color, held)
  return { ...theme, color }
}

/** One sentence for each pair of a theme that cannot be read well enough by the APCA. */
export function apcaProblems({ color }: ThemeTokens): string[] {
  return contrastPairs.flatMap((pair) => {
    const [lc, least] = [lcOf(pair, color), leastLc(pair)]
    return lc >= least ? [] : [`${pair.foreground} on ${pair.ground} is Lc ${lc.toFixed(1)}, not ${least}`]
  })
}

function readableColour(role: ColorRole, color: Record<ColorRole, string>, held: EnsuredContrast): string {
  const pairs = contrastPairs.filter(({ foreground }) => foreground === role)
  const start = oklchOf(color[role])
  // Text on the accent lies on what is dark in a light scheme.
  const direction = (held.towards === 'darker') === (role !== 'onAccent') ? -1 : 1
  let candidate = color[role]
  for (let { lightness } = start; !isHeld(pairs, { ...color, [role]: candidate }, held.text);) {
    lightness += direction * STEP
    candidate = showable({ ...start, lightness })
    if (lightness <= 0 || lightness >= 1) break
  }
  return candidate
}

const isHeld = (pairs: readonly ContrastPair[], color: Record<ColorRole, string>, text: number): boolean =>
  pairs.every((pair) => {
    const least = pair.minimum === 3 ? 3 : text
    return contrastRatio(color[pair.foreground], color[pair.ground]) >= least && lcOf(pair, color) >= leastLc(pair)
  })

const lcOf = ({ foreground, ground }: ContrastPair, color: Record<ColorRole, string>): number =>
  Math.abs(apcaContrast(color[foreground], color[ground]))

function leastLc({ foreground, minimum }: ContrastPair): number {
  if (minimum === 3) return LC.control
  return foreground === 'text' ? LC.body : LC.text
}
