import type { InvoiceInput } from '@klopt/api-client/contract'
import { supplyOf, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { marginVat, type MarginVat } from '@klopt/bookkeeping/vat'
import type { LoadedInvoice } from './load-invoice.ts'

/** Per line of used goods the VAT on its margin, by the day that decides its rate; of other lines nothing. */
export function marginsOf({ input, vatBasis }: LoadedInvoice, totals: DocumentTotals): (MarginVat | undefined)[] {
  return input.lines.map((line, index) => {
    const total = must(totals.lines[index], 'the total of a line')
    if (total.vatCode !== 'sale_margin') return undefined
    return marginVat({
      soldCents: total.baseCents,
      quantity: line.quantity,
      purchasePrice: must(line.purchasePrice ?? undefined, 'what used goods were bought for'),
      supplyDate: supplyOf(line, input)?.to ?? vatBasis.date,
    })
  })
}

/** Lines of used goods of which nobody said what they were bought for, by the field of the line. */
export function purchasePriceFaults(input: InvoiceInput, { lines }: DocumentTotals): Record<string, string> {
  return Object.fromEntries(
    input.lines.flatMap(({ purchasePrice }, index) => {
      if (lines[index]?.vatCode !== 'sale_margin') return []
      const isStated = purchasePrice != null && !purchasePrice.startsWith('-')
      const text = `Regel ${index + 1}: vul bij de margeregeling de inkoopprijs per stuk in.`
      return isStated ? [] : [[`lines.${index}.purchasePrice`, text]]
    }),
  )
}
