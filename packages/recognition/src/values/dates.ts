import { isIsoDate } from '@klopt/validators'
import type { Found } from './found.ts'
import { MONTH_NAME, monthOf } from './month-names.ts'

type Parts = [year: string | undefined, month: string | undefined, day: string | undefined]

interface Form {
  pattern: RegExp
  parts: (groups: readonly (string | undefined)[]) => Parts
  score: number
}

const YEAR = String.raw`((?:19|20)\d{2}|'?\d{2})`
const FREE = String.raw`(?<![\d/.-]|\d[ ])`
const END = String.raw`(?![\d]|[-/.]\d)`
const GAP = String.raw`[ \n]{1,2}`

/** The forms of a date, the surest first: the same characters are read once. */
const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(String.raw`(?<![\d/.-])((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})${END}`, 'g'),
    parts: ([, year, , month, day]) => [year, month, day],
    score: 1,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.-])(\d{1,2})(?:e|de|ste|st|nd|rd|th|\.)?(?:${GAP}|-)?(?:of |de )?(${MONTH_NAME})(?:\.?,?(?:${GAP}|-)?|\.)${YEAR}${END}`,
      'gi',
    ),
    parts: ([, day, month, year]) => [year, month, day],
    score: 1,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(${MONTH_NAME})\.?${GAP}(\d{1,2})(?:st|nd|rd|th)?,?${GAP}((?:19|20)\d{2})${END}`,
      'gi',
    ),
    parts: ([, month, day, year]) => [year, month, day],
    score: 0.9,
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/.-])(\d{1,2})( ?)([-/.])\2(\d{1,2}) ?\3 ?${YEAR}${END}`, 'g'),
    parts: ([, day, , , month, year]) => [year, month, day],
    score: 1,
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/.-])(\d{1,2})/(\d{1,2})/(20\d{2})${END}`, 'g'),
    // What is no date with the day in front: the month comes first, as in America.
    parts: ([, month, day, year]) => [year, month, day],
    score: 0.6,
  },
  {
    pattern: new RegExp(String.raw`${FREE}(\d{2}) (\d{2}) ((?:19|20)\d{2})(?![\d.,]| \d)`, 'g'),
    parts: ([, day, month, year]) => [year, month, day],
    score: 0.6,
  },
  {
    pattern: /(?<![\w.,/-])(20\d{2})(\d{2})(\d{2})(?![\w]|[-/.,]\d)/g,
    parts: ([, year, month, day]) => [year, month, day],
    score: 0.5,
  },
]

/** Every date in a text; the day comes before the month, and a year of two digits is of this century. */
export function datesIn(text: string): Found[] {
  const found: Found[] = []
  const read = new Uint8Array(text.length)
  for (const { pattern, parts, score } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const value = civilDate(parts(match))
      if (value === null || read.subarray(start, end).includes(1)) continue
      read.fill(1, start, end)
      found.push({ type: 'DATE', value, start, end, score })
    }
  }
  return found
}

function civilDate([year = '', month = '', day = '']: Parts): string | null {
  const digits = year.replace("'", '')
  const number = /^\d/.test(month) ? Number(month) : monthOf(month)
  const fullYear = digits.length === 2 ? `20${digits}` : digits
  const date = `${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}
