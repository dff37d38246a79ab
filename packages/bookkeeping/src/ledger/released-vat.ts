import { addShares, negateShares, shareOfPayment } from './cash-basis.ts'
import type { VatShare } from './payment-share.ts'
import { PostingBuilder, type PostingLine, type PostingLineDetails } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { outputVatAccount } from './vat-accounts.ts'

/** The VAT of a deposit that its final invoice made due, since nobody had paid it yet. */
export interface ReleasedVat {
  readonly shares: readonly VatShare[]
  /** The day on which it is due by the final invoice. */
  readonly day: string
  /** What was open of the deposit then. */
  readonly openCents: number
}

/** VAT that is due by a payment of an earlier day than that of the final invoice. */
export interface MovedVat {
  readonly shares: readonly VatShare[]
  /** The day on which the final invoice had made it due. */
  readonly from: string
}

/**
 * What becomes due earlier when a payment turns out to have been received before the final invoice: the VAT of what is paid
 * in advance is due as it is received (article 13, second paragraph, Wet OB), also when the bank is booked later. All payments
 * of the deposit together move no more than was released. Null for a payment of that day or later.
 */
export function movedByPayment(
  released: ReleasedVat,
  openCents: number,
  { settledCents, paidOn }: { readonly settledCents: number; readonly paidOn: string },
): MovedVat | null {
  if (paidOn >= released.day) return null
  const after = releasedLeft(released, openCents - settledCents)
  const moved = addShares(releasedLeft(released, openCents), negateShares(after))
  return moved.length === 0 ? null : { shares: moved, from: released.day }
}

/** The part of what was released that nobody paid while so much of the deposit is open. */
export function releasedLeft({ shares, openCents: releasedCents }: ReleasedVat, openCents: number): VatShare[] {
  return shareOfPayment(shares, releasedCents, Math.min(openCents, releasedCents))
}

/** The lines that take VAT from the day of the final invoice to that of the payment, on the accounts where it stands. */
export function movedVatPosting({ shares, from }: MovedVat, details: PostingLineDetails = {}): PostingLine[] {
  const posting = new PostingBuilder()
  for (const { vatCode, baseCents, vatCents } of shares) {
    const parts = [
      { account: { rgs: SYSTEM_ACCOUNTS.postponedVat }, cents: baseCents, vatKind: 'base' },
      { account: outputVatAccount(vatCode), cents: vatCents, vatKind: 'output' },
    ] as const
    for (const { account, cents, vatKind } of parts) {
      if (cents === 0) continue
      posting.debit(account, cents, { ...details, vatCode, vatKind, vatDate: from })
      posting.credit(account, cents, { ...details, vatCode, vatKind })
    }
  }
  return posting.build()
}
