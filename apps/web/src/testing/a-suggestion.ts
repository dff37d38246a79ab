import type { Suggestion } from '@klopt/api-client/contract'

type Item = Suggestion['items'][number]

/** An account by what was done before. */
export const aSuggestion = (changes: Partial<Suggestion> = {}): Suggestion => ({
  kind: 'account',
  certainty: 'likely',
  reasons: ['history'],
  items: [],
  differenceCents: 0,
  differenceKind: null,
  accountId: null,
  vatCode: null,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: '',
  ...changes,
})

/** An invoice of 1.00 that a bank line may pay. */
export const anOpenItem = (id: number, changes: Partial<Item> = {}): Item => ({
  id,
  kind: 'receivable',
  invoiceId: null,
  number: `2026-00${id}`,
  contactName: null,
  date: '2026-11-01',
  dueDate: '2026-12-01',
  openCents: 100,
  settleCents: 100,
  ...changes,
})
