import { roundTogether } from '../money/rounding.ts'
import type { VatCode } from '../vat/vat-codes.ts'
import { must } from '../money/must.ts'

export interface VatShare {
  vatCode: VatCode
  baseCents: number
  vatCents: number
}

/**
 * The turnover and VAT inside a part of a document's gross: from `fromCents` to
 * `toCents` of what has been paid. Successive parts add up to the document to the
 * cent, whatever their number. Used by bad debts (article 29 Wet OB); payments on a
 * cash basis come and go in any order and use `shareOfPayment`.
 */
export function paymentShare(
  { vat, grossCents }: { readonly vat: readonly VatShare[]; readonly grossCents: number },
  fromCents: number,
  toCents: number,
): VatShare[] {
  if (grossCents === 0) return []
  const parts = vat.flatMap(({ baseCents, vatCents }) => [baseCents, vatCents])
  const until = upTo(parts, grossCents, toCents)
  const before = upTo(parts, grossCents, fromCents)
  const share = (index: number) =>
    Number(must(until[index], 'the share until a payment') - must(before[index], 'the share before a payment'))
  return vat.map(({ vatCode }, index) => ({
    vatCode,
    baseCents: share(2 * index),
    vatCents: share(2 * index + 1),
  }))
}

function upTo(parts: readonly number[], grossCents: number, cents: number): bigint[] {
  const sign = grossCents < 0 ? -1n : 1n
  return roundTogether(
    parts.map((part) => BigInt(part) * BigInt(cents) * sign),
    BigInt(grossCents) * sign,
    BigInt(cents),
  )
}
