import { declarableUntil } from './vat-calendar.ts'

/**
 * The day on which VAT that a supplier charged is deducted: its receipt, when that is later than its date (article 15, first
 * paragraph, Wet OB with article 178 of directive 2006/112/EC: without an invoice no deduction). What came in after the five
 * years keeps its own day, of which nothing can be declared any more: receipt makes no new term.
 */
export const deductionDay = ({ date, receivedOn }: { date: string; receivedOn: string | null }): string =>
  receivedOn !== null && date < receivedOn && receivedOn <= declarableUntil(date) ? receivedOn : date
