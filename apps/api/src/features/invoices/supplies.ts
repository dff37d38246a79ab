import type { InvoiceInput } from '@klopt/api-client/contract'
import {
  rateChangesWithin,
  saleVatDate,
  supplyFault,
  supplyOf,
  supplyText,
  type DocumentTotals,
  type Supply,
} from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { ApiError } from '../../kernel/api-error.ts'
import type { LoadedInvoice } from './load-invoice.ts'

type Supplied = Pick<InvoiceInput, 'lines' | 'supplyFrom' | 'supplyTo'>

/** The days of supply as they are kept. */
export const supplyColumns = ({ supplyFrom, supplyTo }: Supply) => ({
  supply_from: supplyFrom ?? null,
  supply_to: supplyTo ?? null,
})

/** Refuses days of supply that cannot be, each by its field. Throws `invalid_input`. */
export function assertSupplies(input: Supplied): void {
  const faults: [string, Supply][] = [
    ['', input],
    ...input.lines.map((line, index): [string, Supply] => [`lines.${index}.`, line]),
  ]
  const fields = Object.fromEntries(
    faults.flatMap(([path, supply]) => {
      const fault = supplyFault(supply)
      return fault ? [[`${path}${fault.field}`, fault.text]] : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

/** The lines with the day that decides their rate, where one is known: the last of their supply. */
export function withSupplyDates(input: Supplied): (InvoiceInput['lines'][number] & { supplyDate?: string })[] {
  return input.lines.map((line) => {
    const supply = supplyOf(line, input)
    return supply === null ? line : { ...line, supplyDate: supply.to }
  })
}

/** What cannot be made final since its rate changes within its days of supply, by the field of the line. */
export function rateFaults(input: Supplied, destination?: string | null): Record<string, string> {
  return Object.fromEntries(
    input.lines.flatMap((line, index) => {
      const supply = supplyOf(line, input)
      if (supply === null || !rateChangesWithin(line, supply, destination)) return []
      const text = `Regel ${index + 1}: het btw-tarief verandert tussen ${supplyText(supply)}. Maak er twee regels van, met elk hun eigen leverdatum.`
      return [[`lines.${index}.supplyFrom`, text]]
    }),
  )
}

/** Per line, and then per deposit that it lists, the day that decides its VAT period. A credit invoice is a new fact, on its own day. */
export function vatDatesOf({ row, input, contact }: LoadedInvoice, totals: DocumentTotals): string[] {
  const own = input.lines.map((line, index) =>
    // What is asked in advance has no supply yet, but a day on which one is expected, which decides its rate.
    row.kind === 'invoice' && !row.is_deposit
      ? saleVatDate({
          vatCode: must(totals.lines[index], 'the total of a line').vatCode,
          invoiceDate: row.invoice_date,
          supply: supplyOf(line, input),
          isConsumer: contact?.kind === 'person',
        })
      : row.invoice_date,
  )
  // A deposit is taken off with what was supplied for it.
  const listed = totals.lines.slice(own.length).map(({ vatCode, ratePercent }) => {
    const like = totals.lines.findIndex((line) => line.vatCode === vatCode && line.ratePercent === ratePercent)
    return own[like] ?? row.invoice_date
  })
  return [...own, ...listed]
}

/** What the paper says of the supply: nothing when it is the invoice date alone. */
export function printedSupply({ row, input }: LoadedInvoice, language: PaperLanguage): string | null {
  const supply = supplyOf({}, input)
  if (supply === null || (supply.from === row.invoice_date && supply.to === row.invoice_date)) return null
  // A single day stays a civil date, which the paper calls a day and not a period.
  return supply.from === supply.to ? supply.from : supplyText(supply, language)
}

/** A line's description with its own days of supply under it, where they are not those of the document. */
export function describedLine(
  { row, input }: LoadedInvoice,
  line: InvoiceInput['lines'][number],
  language: PaperLanguage,
): string {
  const own = supplyOf(line, {})
  const document = supplyOf({}, input) ?? { from: row.invoice_date, to: row.invoice_date }
  if (own === null || (own.from === document.from && own.to === document.to)) return line.description
  return `${line.description}\n${paperTexts(language).supplied(supplyText(own, language))}`
}
