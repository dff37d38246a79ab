import { showCents } from '../figures/show-cents.ts'
import { showDifferenceOf } from './report-difference.ts'
import type { ReportColumn, ReportLeaf, ReportLine } from './report-types.ts'

/** A bold digit of 14 px, the mark between thousands, and a letter of a head in 13. */
const [DIGIT_PX, MARK_PX, LETTER_PX] = [9.1, 4.2, 7.4]
/** A digit of a result, which is 16 px. */
const RESULT_DIGIT_PX = 10.1

/** The widest figures of a column, as they are written: its least and its most, or what it differs by. */
function endsOf(column: ReportColumn, lines: readonly ReportLeaf[], show: (cents: number) => string): string[] {
  if (column.kind === 'difference') return lines.map((line) => showDifferenceOf(line, column, show) ?? '')
  const cents = lines.map(({ figures }) => figures[column.id] ?? 0)
  return [Math.min(0, ...cents), Math.max(0, ...cents)].map((end) => showCents(end, show))
}

/** What stands on one line of a head: it breaks between its words, and where a space may not break it does not. */
const wordsOf = ({ header }: ReportColumn): string[] => header.split(/ +/)

/** The most characters that stand on one line of a column: a figure does not break. */
export function longestOf(column: ReportColumn, lines: readonly ReportLeaf[], show: (cents: number) => string): number {
  return Math.max(...[...wordsOf(column), ...endsOf(column, lines, show)].map(({ length }) => length))
}

/** How wide the figures of a column or its head are, without what is beside them. */
export function widthOf(column: ReportColumn, lines: readonly ReportLeaf[], show: (cents: number) => string): number {
  const digit = column.kind === 'total' ? RESULT_DIGIT_PX : DIGIT_PX
  const figures = endsOf(column, lines, show).map((text) => {
    const marks = text.match(/[.,\s]/g)?.length ?? 0
    return marks * MARK_PX + (text.length - marks) * digit
  })
  return Math.max(0, ...wordsOf(column).map(({ length }) => length * LETTER_PX), ...figures)
}

/** What stands before a name, as the styles have it: that of an account begins where that of a group does. */
const BEFORE_NAME_PX = 41
/** A digit of the number of an account, and what comes after it. */
const [CODE_DIGIT_PX, AFTER_CODE_PX] = [8.1, 10]
/** A letter of an account, which is regular. */
const LEAF_LETTER_PX = 6.3
/** Between a name and the first figure. */
const AFTER_NAME_PX = 3

/**
 * How wide the names are at the least: a name wraps between its words, and a longer word would push the figures on.
 * `open`: the groups of which the accounts count; all of them without it.
 */
export function namesWidthOf(lines: readonly ReportLine[], open?: ReadonlySet<string>): number {
  const widths = lines.flatMap((line) => [
    BEFORE_NAME_PX + wordPx(line, LETTER_PX),
    ...(open?.has(line.id) === false ? [] : (line.leaves ?? [])).map(
      (leaf) => BEFORE_NAME_PX + wordPx(leaf, LEAF_LETTER_PX),
    ),
  ])
  return Math.ceil(Math.max(0, ...widths)) + AFTER_NAME_PX
}

function wordPx({ code, label }: ReportLeaf, letterPx: number): number {
  const codePx = code === undefined ? 0 : code.length * CODE_DIGIT_PX + AFTER_CODE_PX
  return codePx + Math.max(...label.split(/[ -]/).map(({ length }) => length)) * letterPx
}
