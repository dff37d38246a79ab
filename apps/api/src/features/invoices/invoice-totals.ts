import { documentTotals, type DocumentTotals } from '@klopt/bookkeeping'
import type { Invoice, InvoiceInput } from '@klopt/api-client/contract'
import { fromBookkeeping } from '../../server/from-bookkeeping.ts'

type TotalsInput = Pick<InvoiceInput, 'invoiceDate' | 'pricesIncludeVat' | 'discountPercent' | 'lines'>

/** The amounts of an invoice by the one calculation there is. Throws `amount_too_large` and `invalid_input`. */
export function invoiceTotals(input: TotalsInput, kor: boolean): DocumentTotals {
  return fromBookkeeping(() =>
    documentTotals({
      lines: input.lines,
      pricesIncludeVat: input.pricesIncludeVat,
      discountPercent: input.discountPercent,
      date: input.invoiceDate,
      kor,
    }),
  )
}

/** Totals as they go over the wire. */
export function presentTotals(totals: DocumentTotals): Invoice['totals'] {
  return {
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    discountCents: totals.discountCents,
    lineAmountsCents: totals.lines.map((line) => line.amountCents),
    vat: totals.vat.map(({ vatCode, ratePercent, baseCents, vatCents }) => ({
      vatCode,
      ratePercent,
      baseCents,
      vatCents,
    })),
  }
}
