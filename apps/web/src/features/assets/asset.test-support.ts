import type { Asset } from '@klopt/api-client/contract'

/** Where it stands in the books. */
export const account = { id: 81, number: '0120', name: 'Inventaris' }

/** A laptop in use since 1 April 2025, that was bought without a purchase of its own here. */
export const laptop: Asset = {
  id: 5,
  name: 'Laptop',
  note: 'Serie 12',
  accountId: 81,
  depreciationAccountId: 82,
  expenseAccountId: 83,
  account,
  depreciationAccount: account,
  expenseAccount: account,
  resultAccount: account,
  costCents: 199_900,
  residualCents: 10_000,
  vatCents: null,
  inUseOn: '2025-04-01',
  acquiredOn: '2025-03-20',
  method: { kind: 'months', months: 40 },
  every: 'month',
  takenOver: null,
  source: null,
  purchaseWithdrawn: false,
  state: 'in_use',
  disposedOn: null,
  left: null,
  depreciatedCents: 0,
  bookValueCents: 199_900,
  schedule: [],
  booked: [],
  held: null,
  version: 2,
}
