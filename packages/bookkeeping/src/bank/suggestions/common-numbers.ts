import { LETTERS } from './characters.ts'

/** A year, or a month of one: '2026', '2026-11', '202611', '2026-3', '11/2026'. */
const PERIOD = /^(?:19|20)\d\d(?:\D*(?:0[1-9]|1[0-2])|\D+[1-9])?$|^(?:0?[1-9]|1[0-2])\D+(?:19|20)\d\d$/
/** A day with its separators: '2026-11-20', '20-11-2026', '20.11.26'. */
const DAY =
  /^(?:19|20)\d\d(\D+)(?:0?[1-9]|1[0-2])\1(?:[0-2]?\d|3[01])$|^(?:[0-2]?\d|3[01])(\D+)(?:0?[1-9]|1[0-2])\2(?:(?:19|20)?\d\d)$/

/** Words that announce the number of an invoice, in Dutch and in what foreign customers write. */
const INVOICE_WORD =
  '(?:CREDIT)?(?:FACTUUR|FACTUREN|FAKTUUR|FACTURE|FACT|FCT|NOTA|INVOICE|INV|RECHNUNG|REF|REFERENTIE|(?:BETALINGS)?KENMERK)'
const NUMBER_WORD = '(?:NRS?|NUMMERS?|NO)'

/** Such a word at the end of a text, with at most other numbers between: 'facturen 12, 13 en' announces the next. */
const ANNOUNCEMENT = new RegExp(
  `(?<![${LETTERS}0-9])${INVOICE_WORD}(?:[^${LETTERS}0-9]{0,3}${NUMBER_WORD})?[^${LETTERS}0-9]{0,3}` +
    `(?:[0-9][0-9./-]*\\s?(?:,|\\+|&|EN)\\s?)*$`,
)

const GLUED_WORD = new RegExp(`(?<![${LETTERS}0-9])${INVOICE_WORD}${NUMBER_WORD}?(?=[0-9])`, 'g')

/** Puts a space between such a word and the number glued to it. */
export function separateWords(text: string): string {
  return text.replace(GLUED_WORD, '$& ')
}

/** Whether any text may hold these digits without meaning a document: short ones, years, months and days. */
export function isCommon(written: string): boolean {
  return written.replace(/\D/g, '').length < 4 || PERIOD.test(written) || DAY.test(written)
}

/** Whether a word such as 'factuur' stands right before this place of a text in capitals. */
export function isAnnounced(text: string, position: number): boolean {
  return ANNOUNCEMENT.test(text.slice(Math.max(0, position - 80), position))
}
