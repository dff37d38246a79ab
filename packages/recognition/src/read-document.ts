import { labelsIn, type LabelAt } from './labels/find-labels.ts'
import { boxAround, type Box } from './layout/box.ts'
import { rowsOf, type Row } from './layout/rows.ts'
import { stretchOf, wordsAt, type Stretch } from './layout/stretch.ts'
import { wordsOf, type Word } from './layout/word.ts'
import type { SourceWord } from './types.ts'
import type { Found } from './values/found.ts'
import { valuesIn } from './values/values-in.ts'

/** A value with where it stands. */
export interface Value extends Found {
  row: number
  words: Word[]
  page: number
  box: Box
}

/** A label with where it stands. */
export interface Label extends LabelAt {
  row: number
  page: number
  box: Box
}

/** A row of a page with what was found in it. */
export interface ReadRow extends Row {
  stretch: Stretch
  values: Value[]
  labels: Label[]
}

/** Puts the words of a document in rows and finds what each row holds. Linear in the number of words. */
export function readDocument(source: readonly SourceWord[]): ReadRow[] {
  return rowsOf(wordsOf(source)).map((row, index) => {
    const stretch = stretchOf(row.words)
    const place = <T extends LabelAt | Found>(found: T) => ({
      ...found,
      row: index,
      page: row.page,
      ...placed(stretch, found),
    })
    return { ...row, stretch, values: valuesIn(stretch.text).map(place), labels: labelsIn(stretch.text).map(place) }
  })
}

/** The words of a part of a stretch and the box around them. */
export function placed(stretch: Stretch, { start, end }: { start: number; end: number }): { words: Word[]; box: Box } {
  const [first, last] = wordsAt(stretch, start, end)
  const words = stretch.words.slice(first, last + 1)
  return { words, box: boxAround(words) }
}
