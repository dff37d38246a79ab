import type { JournalEntryItem, JournalLineItem } from '@klopt/api-client/contract'
import { isVatCode, VAT_CODES } from '@klopt/bookkeeping/vat'
import type { AmountColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'

/** Both sides of a line; of an entry they are as much. */
export const bookColumns: readonly AmountColumn[] = [
  { id: 'debit', header: 'Debet' },
  { id: 'credit', header: 'Credit' },
]

/** Both sides in one where there is little room: of an entry they are as much, and a line in credit has a minus. */
export const fewBookColumns: readonly AmountColumn[] = [{ id: 'amount', header: 'Bedrag', kind: 'total' }]

/** As many lines as stand open by themselves: what is longer is looked through by its entries. */
const MOST_OPEN = 100

/** Whether so few lines were booked that all of them are read at once. */
export const isShort = (entries: readonly JournalEntryItem[]): boolean =>
  entries.reduce((sum, { lineCount }) => sum + lineCount, 0) <= MOST_OPEN

/** The line of a report that an entry is. */
export const bookLineId = (entryId: number): string => `entry-${entryId}`

/** Entries with the lines that they are made of, as a journal is read. */
export const bookLines = (entries: readonly JournalEntryItem[]): ReportLine[] =>
  entries.map((entry) => ({
    id: bookLineId(entry.id),
    level: 'group',
    code: `${entry.journalCode}\u00a0${padded(entry.number, entries)}`,
    day: formatDateShort(entry.entryDate),
    label: entry.description,
    figures: { debit: entry.amountCents, credit: entry.amountCents, amount: entry.amountCents },
    leaves: leavesOf(entry),
  }))

/** A space as wide as a digit. */
const FIGURE_SPACE = '\u2007'

/** As wide as the longest of them, so that what comes after it lines up. */
const padded = (number: number, entries: readonly JournalEntryItem[]): string =>
  String(number).padStart(String(Math.max(...entries.map((each) => each.number))).length, FIGURE_SPACE)

function leavesOf({ id, lines = [], lineCount }: JournalEntryItem): ReportLeaf[] {
  const leaves = lines.map((line, index): ReportLeaf => ({
    id: `${bookLineId(id)}-${index + 1}`,
    code: line.accountNumber,
    label: [line.accountName, line.description, vatOf(line)].filter(Boolean).join(' · '),
    figures: {
      ...(line.debitCents !== 0 ? { debit: line.debitCents } : { credit: line.creditCents }),
      amount: line.debitCents - line.creditCents,
    },
  }))
  const more = lineCount - lines.length
  if (more === 0) return leaves
  const label = `En nog ${more.toLocaleString('nl-NL')} regels: open de boeking`
  return [...leaves, { id: `${bookLineId(id)}-more`, label, figures: {} }]
}

const vatOf = ({ vatCode }: JournalLineItem): string =>
  vatCode !== null && isVatCode(vatCode) ? VAT_CODES[vatCode].label : ''
