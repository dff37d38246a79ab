import { resolveVatCode } from '../vat/vat-rates.ts'
import { documentTotals } from '../documents/document-totals.ts'
import { centsToDecimal } from '../money/decimal.ts'
import { must } from '../money/must.ts'
import { salesInvoicePosting } from './invoice-postings.ts'
import { PostingBuilder, type PostingLine } from './posting.ts'
import type { VatCode } from '../vat/vat-codes.ts'

/** A sale without VAT of a day on which, as it turns out, the small-business scheme held no more. */
export interface UntaxedSale {
  /** Its turnover as it was booked, without VAT; below zero what was credited. */
  readonly booked: readonly { readonly accountId: number; readonly cents: number; readonly vatDate: string }[]
  /** The codes that its lines have outside of the scheme, in the same order; what is left over has that of the first. */
  readonly lines: readonly { readonly vatCode: VatCode; readonly cents: number }[]
}

/**
 * The VAT of such a sale, as part of what was charged (article 8 Wet OB: 500 has 86.78 at 21%), since its invoice stays as
 * it is. It takes the turnover out of the scheme and puts it back without VAT, with the VAT beside it.
 */
export function retaxedSalePosting({ booked, lines }: UntaxedSale): PostingLine[] {
  const posting = new PostingBuilder()
  for (const { accountId, cents, vatDate } of booked)
    posting.debit({ id: accountId }, cents, { vatCode: 'sale_kor', vatKind: 'base', vatDate })
  const pieces = divided({ booked, lines })
  const totals = documentTotals({
    lines: pieces.map(({ vatCode, cents, vatDate }) => ({
      quantity: '1',
      unitPrice: centsToDecimal(cents),
      vatCode: resolveVatCode(vatCode, vatDate),
      supplyDate: vatDate,
    })),
    pricesIncludeVat: true,
    date: must(booked[0], 'what was booked').vatDate,
  })
  const sold = salesInvoicePosting(totals, {
    receivable: COUNTER,
    revenueAccounts: pieces.map(({ accountId }) => ({ id: accountId })),
    vatDates: pieces.map(({ vatDate }) => vatDate),
  })
  return posting.add(sold.filter(({ account }) => account !== COUNTER)).build()
}

const COUNTER = { rgs: 'what was charged' }

/** What was booked on each account and day, by the codes of the lines it is made of. */
function divided({ booked, lines }: UntaxedSale) {
  const left = lines.map((line) => ({ ...line }))
  const rest = lines[0]?.vatCode ?? 'sale_high'
  return booked.flatMap(({ accountId, cents, vatDate }) => {
    const pieces: { accountId: number; vatDate: string; vatCode: VatCode; cents: number }[] = []
    let toDivide = cents
    for (const line of left) {
      const taken =
        cents > 0 ? Math.min(Math.max(line.cents, 0), toDivide) : Math.max(Math.min(line.cents, 0), toDivide)
      if (taken === 0) continue
      pieces.push({ accountId, vatDate, vatCode: line.vatCode, cents: taken })
      line.cents -= taken
      toDivide -= taken
    }
    if (toDivide !== 0) pieces.push({ accountId, vatDate, vatCode: rest, cents: toDivide })
    return pieces
  })
}
