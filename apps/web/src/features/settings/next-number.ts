import type { ResponseOf, contract } from '@klopt/api-client/contract'
import { formatInvoiceNumber, restartsEveryYear } from '@klopt/bookkeeping/documents'
import { BookkeepingError } from '@klopt/bookkeeping/money'

type Numbering = ResponseOf<typeof contract.numbering.get>

/** What the next number will look like, or what is wrong with the pattern. */
export type NumberExample = { readonly number: string } | { readonly problem: string }

/** The series that a pattern counts in. */
export const seriesOf = (pattern: string, { yearly, everlasting }: Numbering): Numbering['yearly'] =>
  restartsEveryYear(pattern) ? yearly : everlasting

/** The number that an invoice of a day gets next by a pattern. */
export function nextNumber(pattern: string, numbering: Numbering, today: string): NumberExample {
  try {
    const { nextSequence: sequence } = seriesOf(pattern, numbering)
    return { number: formatInvoiceNumber(pattern, { date: today, sequence }) }
  } catch (error) {
    if (error instanceof BookkeepingError) return { problem: error.message }
    throw error
  }
}
