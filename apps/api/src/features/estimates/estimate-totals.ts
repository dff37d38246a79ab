import type { EstimateInput, EstimateLine } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { invoiceTotals } from '../invoices/invoice-totals.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { bookedTotals, exchangeOf } from '../../books/exchange.ts'
import { basisOfDay, type VatBasis } from '../invoices/vat-basis.ts'

type Counted = Pick<EstimateInput, 'pricesIncludeVat' | 'discountPercent' | 'lines' | 'currency' | 'exchangeRate'>

/** Whether a line counts: it is no option, or one that is ticked. */
export const isCounted = ({ optional, chosen }: EstimateLine): boolean => optional !== true || chosen === true

/** What decides the VAT of an estimate: its day, as of an invoice of that day. */
export async function estimateBasis(db: Db, administrationId: number, estimateDate: string): Promise<VatBasis> {
  return basisOfDay(await loadAdministration(db, administrationId), estimateDate)
}

/** The amounts of what is wanted, by the one calculation there is. */
export const estimateTotals = (terms: Counted, basis: VatBasis): DocumentTotals =>
  invoiceTotals({ ...terms, lines: terms.lines.filter(isCounted) }, basis)

/** The columns of what it comes to: in euros, and beside that in its currency. */
export function amountColumns(terms: Counted, totals: DocumentTotals) {
  const booked = bookedTotals(totals, terms)
  const isForeign = exchangeOf(terms) !== null
  return {
    net_cents: booked.netCents,
    vat_cents: booked.vatCents,
    gross_cents: booked.grossCents,
    foreign_net: isForeign ? totals.netCents : null,
    foreign_gross: isForeign ? totals.grossCents : null,
  }
}

/** What each line comes to by itself, options that are not wanted too. */
export const lineAmountsCents = (terms: Counted, basis: VatBasis): number[] =>
  terms.lines.map((line) => {
    const [amount] = invoiceTotals({ ...terms, discountPercent: '0', lines: [line] }, basis).lines
    return must(amount, 'the total of a line').amountCents
  })

/** The same lines with these options ticked, by their places; null leaves them as they are. */
export function withOptions(lines: readonly EstimateLine[], places: readonly number[] | null): EstimateLine[] {
  if (places === null) return [...lines]
  const chosen = new Set(places)
  return lines.map((line, place) => (line.optional === true ? { ...line, chosen: chosen.has(place) } : line))
}
