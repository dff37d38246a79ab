import { isPlain } from './printable-text.ts'

/** The widths of texts on one line in the type of documents at its normal weight, in em. Null where it is not known. */
export interface TextWidths {
  /** What a text needs at most, with either kind of figures. */
  atMost(text: string): number | null
  /** What a text of figures alone, such as an amount, takes in a column of figures. */
  ofFigures(text: string): number | null
}

/** The widths of signs in em: as figures stand in a column, or the larger of that and as they stand in a sentence. */
export type MeasureSigns = (signs: string[], kind: 'tabular' | 'largest') => number[]

const FIGURES = Array.from('0123456789.,%-')

/** Past the last plain sign. */
const SIGNS_END = 0x2100
const SIGNS = Array.from({ length: SIGNS_END }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => sign !== '\n' && isPlain(sign),
)

/**
 * What signs add to the sum of their widths at most, in em per sign: two can be set further apart, and one be replaced
 * by a wider one, such as the x between two figures.
 */
const EXTRA = { common: 0.06, other: 0.18 }
const COMMON = /^[A-Za-z\d .,:;/()&+\-'"%€éèëüöáà@!?]*$/

/** Adds up the widths of signs: far faster than to lay a text out. */
export function createTextWidths(measure: MeasureSigns): TextWidths {
  const largest = tableOf(SIGNS, measure(SIGNS, 'largest'))
  const tabular = tableOf(FIGURES, measure(FIGURES, 'tabular'))
  return {
    atMost: (text) => sum(text, largest, COMMON.test(text) ? EXTRA.common : EXTRA.other),
    ofFigures: (text) => sum(text, tabular, 0),
  }
}

function tableOf(signs: string[], widths: number[]): Map<string, number> {
  return new Map(signs.map((sign, index) => [sign, widths[index] ?? Number.NaN]))
}

function sum(text: string, widths: Map<string, number>, extra: number): number | null {
  let total = 0
  for (const sign of text) {
    const width = widths.get(sign)
    if (width === undefined) return null
    total += width + extra
  }
  return total
}
