import type { contract, ResponseOf } from '@klopt/api-client/contract'

type Vat = ResponseOf<typeof contract.dashboard.get>['vat']

/** How what is owed of VAT lies ready. */
export type VatReserve =
  /** Nothing is owed, or something is to be got back. */
  | { readonly kind: 'nothing'; readonly backCents: number }
  /** There is a savings account: how much of it is meant for VAT, and what is missing. */
  | { readonly kind: 'savings'; readonly asideCents: number; readonly missingCents: number }
  /** There is none: what is owed lies among what is on the bank. */
  | { readonly kind: 'bank' }

/** What of the VAT that is owed stands aside on savings accounts, at most all of it. */
export function vatReserve({ setAsideCents, savings }: Pick<Vat, 'setAsideCents' | 'savings'>): VatReserve {
  if (setAsideCents <= 0) return { kind: 'nothing', backCents: 0 - setAsideCents }
  if (savings === null) return { kind: 'bank' }
  const asideCents = Math.min(Math.max(savings.balanceCents, 0), setAsideCents)
  return { kind: 'savings', asideCents, missingCents: setAsideCents - asideCents }
}
