import { paragraphsOf } from './layout/paragraphs.ts'
import { stretchOfRows, type Stretch } from './layout/stretch.ts'
import type { Word } from './layout/word.ts'
import { placed, type ReadRow, type Value } from './read-document.ts'
import { datesIn } from './values/dates.ts'
import type { Found, Matcher } from './values/found.ts'
import { ibansIn } from './values/ibans.ts'
import { termsIn } from './values/terms.ts'
import { must } from './must.ts'

/** What running text cuts in two at the end of a line; the other values never are. */
const MATCHERS: readonly Matcher[] = [datesIn, termsIn, ibansIn]

/** The values that a line break of a paragraph goes through. */
export function acrossLines(lines: readonly Word[][]): Found[] {
  return lines.length < 2 ? [] : broken(stretchOfRows(lines), MATCHERS)
}

/** The accounts that a line break goes through, with where they stand; the row is that of their first word. */
export function ibansAcrossLines(rows: readonly ReadRow[]): Value[] {
  const rowOf = new Map(rows.flatMap(({ words }, row) => words.map((word) => [word, row])))
  return paragraphsOf(rows).flatMap(({ page, lines }) => {
    if (lines.length < 2) return []
    const stretch = stretchOfRows(lines)
    return broken(stretch, [ibansIn]).map((found) => {
      const { words, box } = placed(stretch, found)
      return { ...found, words, box, page, row: must(rowOf.get(must(words[0], 'a word of the account')), 'its row') }
    })
  })
}

function broken({ text }: Stretch, matchers: readonly Matcher[]): Found[] {
  return matchers.flatMap((matcher) => matcher(text)).filter(({ start, end }) => text.slice(start, end).includes('\n'))
}
