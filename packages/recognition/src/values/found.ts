import type { PossibleValueType } from '../types.ts'

/** What the matchers know: the types of the wire, and three that only a proposal needs. */
export type ValueType = PossibleValueType | 'VAT_NUMBER' | 'PAYMENT_REFERENCE' | 'EMAIL_ADDRESS'

/**
 * A value in a text. Matchers are given folded text (see `fold`), in which separators say how far words are apart (see
 * `Stretch`): one space, two spaces, a tab for another cell, a newline for another line.
 */
export interface Found {
  type: ValueType
  value: string | number
  /** Where the value itself stands, without its label. */
  start: number
  end: number
  /** 0 to 1: how sure it is that the text means this, whatever it is used for. */
  score: number
  /** The currency that stands beside an amount: ISO 4217, null when there is none. */
  currency?: string | null
}

/** Below this a reading is worth considering with a label or a sum that proves it, and too wild to show. */
export const SHOWN = 0.2

export type Matcher = (text: string) => Found[]
