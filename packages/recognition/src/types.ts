/** What a recognised text can stand for (the seven types of the wire). */
export type PossibleValueType =
  | 'AMOUNT'
  | 'DATE'
  | 'INVOICE_NUMBER'
  | 'NR_OF_DAYS'
  | 'CHAMBER_OF_COMMERCE_NUMBER'
  | 'IBAN'
  | 'POSTAL_CODE'

/** One reading of a text: cents for an amount, days for a term, `YYYY-MM-DD` for a date, else its plain form. */
export interface PossibleValue {
  type: PossibleValueType
  value: string | number
}

/** A corner in fractions of the page as it is shown (0 to 1, from the upper left). A part that is absent is 0. */
export interface Vertex {
  x?: number
  y?: number
}

/** A word or paragraph with where it stands and what it can mean. */
export interface RecognisedText {
  text: string
  /** Zero-based. */
  page: number
  boundingPoly: { vertices: Vertex[] }
  possibleValues: PossibleValue[]
}

/** What was read in a document, in reading order. */
export interface OcrData {
  words: RecognisedText[]
  paragraphs: RecognisedText[]
}

/** A word as a reader of PDF or pictures found it; the box in fractions of the page as it is shown. */
export interface SourceWord {
  text: string
  page: number
  x: number
  y: number
  width: number
  height: number
}
