/** A face of the machine itself in the room that Inter takes. */
interface FallbackFace {
  family: string
  weights: string
  /** What it is called, in full and as PostScript name. */
  names: readonly string[]
  /** In percent. */
  sizeAdjust: number
}

const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'LiberationSans-Bold']
const roboto = ['Roboto', 'Roboto-Regular']
const dejaVu = ['DejaVu Sans', 'DejaVuSans']

/** Light, medium and bold, as `weight` of the scale has them. */
const weights = ['100 459', '460 569', '570 900'] as const

const facesOf = (
  family: string,
  [regular, bold]: readonly [readonly string[], readonly string[]],
  sizeAdjusts: readonly [number, number, number],
): FallbackFace[] =>
  weights.map((range, step) => ({
    family,
    weights: range,
    names: step === 2 ? bold : regular,
    sizeAdjust: sizeAdjusts[step] ?? 100,
  }))

/**
 * Takes the room of Inter while its file is on the way, so that no line breaks elsewhere and nothing moves once it is
 * there. Inter grows wider with its weight and what is installed has two weights at most, so each has a figure: how wide
 * Inter sets the labels and titles of the app (30,000 characters, by the advances of its file at 400, 520 and 620) over
 * how wide the other sets them. Arial, Helvetica and Liberation Sans have the same advances by design.
 */
export const FALLBACK_FACES: readonly FallbackFace[] = [
  ...facesOf('Inter Fallback', [arial, arialBold], [106.43, 107.64, 101.74]),
  ...facesOf('Inter Fallback Roboto', [roboto, ['Roboto Bold', 'Roboto-Bold']], [107.34, 108.57, 107.86]),
  ...facesOf('Inter Fallback DejaVu', [dejaVu, ['DejaVu Sans Bold', 'DejaVuSans-Bold']], [94.03, 95.1, 85.19]),
]
