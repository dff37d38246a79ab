import { expect, test } from 'vitest'
import { purchaseStatus, type PurchaseFacts, type PurchaseStatus } from './purchase-status.ts'

const today = '2026-06-15'
const booked: PurchaseFacts = { booked: true, reversed: false, dueDate: today, grossCents: 12_100, openCents: 12_100 }

test.each<[PurchaseStatus, Partial<PurchaseFacts>]>([
  ['draft', { booked: false, openCents: 0 }],
  ['open', {}],
  ['late', { dueDate: '2026-06-14' }],
  ['partly_paid', { openCents: 100 }],
  ['late', { openCents: 100, dueDate: '2026-06-14' }],
  ['paid', { openCents: 0, dueDate: '2026-06-14' }],
  ['reversed', { reversed: true, openCents: 0 }],
  ['open', { grossCents: -12_100, openCents: -12_100, dueDate: '2026-01-01' }],
  ['partly_paid', { grossCents: -12_100, openCents: -100, dueDate: '2026-01-01' }],
  ['paid', { grossCents: -12_100, openCents: 0 }],
])('a purchase is %s for %o', (status, facts) => {
  expect(purchaseStatus({ ...booked, ...facts }, today)).toBe(status)
})
