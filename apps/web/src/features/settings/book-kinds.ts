import type { BodyOf, contract } from '@klopt/api-client/contract'

export type BookKind = BodyOf<typeof contract.journals.create>['financialType']

/** The kinds of bank and cash books, as they are chosen. */
export const bookKinds: readonly { readonly value: BookKind; readonly label: string; readonly hasIban: boolean }[] = [
  { value: 'CHECKING', label: 'Betaalrekening', hasIban: true },
  { value: 'SAVINGS', label: 'Spaarrekening', hasIban: true },
  { value: 'CREDIT', label: 'Creditcard', hasIban: false },
  { value: 'BUNQ', label: 'bunq', hasIban: true },
  { value: 'MOLLIE', label: 'Mollie', hasIban: false },
  { value: 'PAYPAL', label: 'PayPal', hasIban: false },
  { value: 'STRIPE', label: 'Stripe', hasIban: false },
  { value: 'SUMUP', label: 'SumUp', hasIban: false },
  { value: 'CASH', label: 'Kas', hasIban: false },
]

export const bookKind = (kind: BookKind) => bookKinds.find(({ value }) => value === kind)
