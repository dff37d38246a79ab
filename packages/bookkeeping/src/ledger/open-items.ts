import { addShares, negateShares, shareOfPayment } from './cash-basis.ts'
import type { VatShare } from './payment-share.ts'
import type { AccountRef } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'

/** What is to be received of a customer or paid to a supplier. */
export type OpenItemKind = 'receivable' | 'payable'

export interface OpenItemState {
  readonly kind: OpenItemKind
  /** Negative for a credit invoice. */
  readonly openCents: number
  /** On a cash basis the VAT that waits for its payment; null when none does. */
  readonly postponedVat: readonly VatShare[] | null
}

export interface PartPayment {
  /** How much of the item is settled, signed like the item. */
  readonly settledCents: number
  /** What becomes due of its postponed VAT; null when none waits. */
  readonly vatDue: VatShare[] | null
}

/** The account that holds what is open of all items of a kind. */
export function accountOfOpenItem(kind: OpenItemKind): AccountRef {
  return { rgs: SYSTEM_ACCOUNTS[kind === 'receivable' ? 'receivables' : 'payables'] }
}

/** An amount of an item as it goes over the bank, where money in is positive; and the other way round. */
export function bankCentsOf(kind: OpenItemKind, cents: number): number {
  return kind === 'receivable' ? cents : 0 - cents
}

/**
 * What a part of a bank line settles of an item: all of it or less, never more and never the other way round. Null where
 * not so much is open, and for nothing.
 */
export function partPayment({ kind, openCents, postponedVat }: OpenItemState, bankCents: number): PartPayment | null {
  const settledCents = bankCentsOf(kind, bankCents)
  const isWithin = openCents > 0 ? settledCents <= openCents : settledCents >= openCents
  if (settledCents === 0 || Math.sign(settledCents) !== Math.sign(openCents) || !isWithin) return null
  return { settledCents, vatDue: postponedVat && shareOfPayment(postponedVat, openCents, settledCents) }
}

/** What was paid of an item so far, signed like the item, and the VAT that became due with it. */
export interface PaidSoFar {
  readonly paidCents: number
  readonly vatDue: readonly VatShare[]
}

/**
 * What a part of a bank line takes back of what was paid of an item: a direct debit that is returned, a payment that
 * bounced. As much is open again as comes back, and on a cash basis its VAT waits again. Null where not so much was
 * paid, and for nothing.
 */
export function returnedPayment(
  { kind, postponedVat }: OpenItemState,
  { paidCents, vatDue }: PaidSoFar,
  bankCents: number,
): PartPayment | null {
  const settledCents = bankCentsOf(kind, bankCents)
  const isOpposite = settledCents !== 0 && Math.sign(settledCents) === -Math.sign(paidCents)
  if (!isOpposite || Math.abs(settledCents) > Math.abs(paidCents)) return null
  const due = shareOfPayment(vatDue, paidCents, 0 - settledCents)
  return { settledCents, vatDue: postponedVat && negateShares(due) }
}

/** The VAT that waits on an item after a payment made some of it due; null when the payment made none due. */
export function waitingAfter(waiting: readonly VatShare[] | null, vatDue: readonly VatShare[] | null) {
  return vatDue && addShares(waiting ?? [], negateShares(vatDue))
}

/** The VAT that waits on an item again when that payment is taken back. */
export function waitingAgain(waiting: readonly VatShare[] | null, vatDue: readonly VatShare[] | null) {
  return waitingAfter(waiting, vatDue && negateShares(vatDue))
}

/** For how much a credit invoice is set off against an invoice: as much as both have open, 0 where either has nothing. */
export function setOffCents(invoiceOpenCents: number, creditOpenCents: number): number {
  return Math.max(0, Math.min(invoiceOpenCents, 0 - creditOpenCents))
}
