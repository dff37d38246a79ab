import type { InvoiceInput } from '@klopt/api-client/contract'
import { supplyOf, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { marginDoubt, marginVat, type MarginDoubt, type MarginVat } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
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

/**
 * What cannot be of lines of used goods, by the field of the line: nobody said what they were bought for, or they are for a
 * period, over which a margin does not fall.
 */
export function marginFaults(input: InvoiceInput, { lines }: DocumentTotals): Record<string, string> {
  return Object.fromEntries(
    input.lines.flatMap(({ purchasePrice, periodFrom }, index) => {
      if (lines[index]?.vatCode !== 'sale_margin') return []
      const isStated = purchasePrice != null && !purchasePrice.startsWith('-')
      const price = `Regel ${index + 1}: vul bij de margeregeling de inkoopprijs per stuk in.`
      const period = `Regel ${index + 1}: gebruikte goederen hebben geen periode. Haal de periode weg.`
      return [
        ...(isStated ? [] : [[`lines.${index}.purchasePrice`, price] as const]),
        ...(periodFrom ? [[`lines.${index}.periodFrom`, period] as const] : []),
      ]
    }),
  )
}

/**
 * Why used goods of a draft may not be reckoned by the article, which Klopt does: for many kinds the margin is reckoned over the
 * goods of a period, and by the article only after notice to the inspector (article 28d Wet OB). Null of everything else, and
 * of a credit invoice, which follows what it credits.
 */
export async function marginDoubtOf(
  db: Db,
  { row, credited }: LoadedInvoice,
  { lines }: DocumentTotals,
): Promise<MarginDoubt | null> {
  if (credited !== null || !lines.some(({ vatCode }) => vatCode === 'sale_margin')) return null
  const choice = await db
    .selectFrom('companies')
    .select(['margin_method as method', 'margin_notice_on as noticeOn'])
    .where('id', '=', row.administration_id)
    .executeTakeFirstOrThrow()
  return marginDoubt(choice, row.invoice_date)
}
