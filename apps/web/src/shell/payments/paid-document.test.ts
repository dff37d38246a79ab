import type { Suggestion } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { isOf, lineThatPays, type OpenItem, type PaidDocument } from './paid-document.ts'

const invoice: PaidDocument = {
  kind: 'receivable',
  invoiceId: 7,
  number: '2026-0007',
  contactName: 'Gemeente Haarlem',
  date: '2026-10-01',
}
const purchase: PaidDocument = { ...invoice, kind: 'payable', invoiceId: null, number: 'F-12' }
const itemOf = ({ kind, invoiceId, number, contactName, date }: PaidDocument): OpenItem => ({
  id: 40,
  kind,
  invoiceId,
  number,
  contactName,
  date,
  dueDate: '2026-11-01',
  openCents: 12_100,
})

const best = (document: PaidDocument, changes: Partial<Suggestion> = {}): Suggestion => ({
  kind: 'open_item',
  certainty: 'certain',
  reasons: ['number'],
  items: [{ ...itemOf(document), settleCents: 12_100 }],
  differenceCents: 0,
  differenceKind: null,
  accountId: null,
  vatCode: null,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: 'Factuur 2026-0007',
  ...changes,
})
const line = (id: number, suggestion: Suggestion | null) => ({ id, journalId: 3, best: suggestion })

test('an invoice is known by itself: another with its number, as one of before, is not it', () => {
  expect(isOf(itemOf(invoice), invoice)).toBe(true)
  expect(isOf({ ...itemOf(invoice), invoiceId: 8 }, invoice)).toBe(false)
  expect(isOf({ ...itemOf(invoice), invoiceId: null }, invoice)).toBe(false)
})

test('a purchase is known by its number, its supplier and its day, since two suppliers may number alike', () => {
  expect(isOf(itemOf(purchase), purchase)).toBe(true)
  for (const other of [
    { number: 'F-13' },
    { contactName: 'Ander' },
    { date: '2026-10-02' },
    { kind: 'receivable' },
  ] as const)
    expect(isOf({ ...itemOf(purchase), ...other }, purchase)).toBe(false)
})

test('the line that pays it is the surest of those that wait', () => {
  const likely = line(1, best(invoice, { certainty: 'likely' }))
  expect(lineThatPays([likely, line(2, best(invoice))], invoice)?.id).toBe(2)
  expect(lineThatPays([likely], invoice)?.id).toBe(1)
})

test('a line that may pay it, that returned it, that pays another or that nothing is known of is not led to', () => {
  const lines = [
    line(1, best(invoice, { certainty: 'possible' })),
    line(2, best(invoice, { isReturn: true })),
    line(3, best({ ...invoice, invoiceId: 8 })),
    line(4, null),
  ]
  expect(lineThatPays(lines, invoice)).toBeUndefined()
})
