import { labelsIn } from '../labels/find-labels.ts'
import { INVOICE_NUMBER_LABEL } from '../labels/lexicon.ts'
import type { Found } from './found.ts'

/** A run of letters, digits and the marks that join them. */
const TOKEN = /(?<![\w@/.+-]|\d,)[a-z0-9](?:[a-z0-9/_.#-]{0,28}[a-z0-9])?(?![\w@]|[/.-]\w|,\d| ?%)/gi
/** Behind the label of a number its parts may stand apart: 'INV 2026-001', '2026 - 001', '2026 0123'. */
const LABELLED = new RegExp(
  String.raw`(?<![a-z])(?:${INVOICE_NUMBER_LABEL})[ \t:.#-]{0,5}((?:[A-Z]{1,6}[ -]{0,3})?\d[\w/.-]{0,24}(?: ?[-/] ?\d[\w/-]{0,12}|(?: \d{3,8}(?![\w.,/-])){1,3})?)`,
  'gid',
)
const LONGEST = 30

/** Everything in a text that can be the number of an invoice: sure behind its label, else by its shape. */
export function invoiceNumbersIn(text: string): Found[] {
  const found: Found[] = []
  for (const { indices } of text.matchAll(LABELLED)) {
    const [start, end] = indices?.[1] ?? [0, 0]
    const value = text.slice(start, end).replace(/[-/. ]+$/, '')
    if (/^[a-z]+ /i.test(value) && !isPrefix(value)) continue
    found.push({ type: 'INVOICE_NUMBER', value: joined(value), start, end: start + value.length, score: 0.9 })
  }
  const labelled = new Set(found.map(({ start, end }) => `${start} ${end}`))
  for (const { 0: value, index } of text.matchAll(TOKEN)) {
    const score = value.length > LONGEST ? 0 : shapeScore(value)
    if (score > 0 && !labelled.has(`${index} ${index + value.length}`))
      found.push({ type: 'INVOICE_NUMBER', value, start: index, end: index + value.length, score })
  }
  return found
}

/** A series is written in capitals: 'INV 2026-001', and not 'Datum 3-2-2026' or 'EUR 12'. */
function isPrefix(value: string): boolean {
  const [letters = ''] = value.split(' ')
  return letters === letters.toUpperCase() && letters !== 'EUR' && labelsIn(letters).length === 0
}

/** Spaces around a mark are the reader's, others are the writer's. */
function joined(value: string): string {
  return value.replace(/ *([-/]) */g, '$1').replace(/ +/g, ' ')
}

/** How much a text looks like the number of an invoice when nothing says what it is. */
function shapeScore(text: string): number {
  const digits = text.replace(/\D/g, '').length
  const letters = text.replace(/[^a-z]/gi, '').length
  if (digits === 0 || letters > digits + 6 || /^www\.|\.(?:nl|com|be|de|eu)$/i.test(text)) return 0
  // A VAT number or an IBAN whose sum fails is still no number of an invoice.
  if (/^(?:NL\d{9}B\d\d|[A-Z]{2}\d\d[A-Z]{4}\d{10})$/i.test(text)) return 0
  if (/^0(?:6-?\d{8}|[1-9]\d{1,3}-?\d{6,7})$/.test(text)) return 0.05
  if (digits < 3 || /^(?:19|20)\d{2}$/.test(text)) return 0.05
  if (letters > 0) return /^[A-Z]{1,8}[-/._]?\d/i.test(text) || /^\d{2,4}[-/._]?[A-Z]/i.test(text) ? 0.5 : 0.25
  if (/[-/]/.test(text)) return 0.5
  if (digits < 4) return 0.1
  return digits < 5 || digits > 12 ? 0.2 : 0.4
}
