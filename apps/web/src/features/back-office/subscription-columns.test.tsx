import type { SubscriptionRow } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { subscriptionColumns } from './subscription-columns.tsx'

const row: SubscriptionRow = {
  administrationId: 1,
  companyName: 'Studio Noord',
  mainUser: 'Eva Verhoeven',
  firmName: null,
  type: 'ZZP',
  plan: 'START',
  amountCents: 17_700,
  unit: 'YEAR',
  currentPeriodEnd: '2027-03-23',
  endsOn: null,
  isRemoved: false,
  paymentMethod: 'DIRECT_DEBIT',
}
const none: Partial<SubscriptionRow> = { plan: null, amountCents: null, unit: null, currentPeriodEnd: null }
const onCard = (id: string, changes: Partial<SubscriptionRow> = {}) =>
  subscriptionColumns.find((column) => column.id === id)?.cardCell?.({ ...row, ...changes })

test('a card says the subscription and until when on one line', () => {
  expect(onCard('plan')).toBe('Start · 23\u00a0mrt\u00a02027')
  expect(onCard('plan', { ...none, currentPeriodEnd: '2026-12-03' })).toBe('3\u00a0dec\u00a02026')
})

test('a card of who has no subscription has no line for it, and what it is beside its name', () => {
  expect(onCard('plan', none)).toBeNull()
  expect(onCard('type', none)).toBeNull()
  expect(onCard('price', none)).toEqual(expect.objectContaining({ props: { type: 'ZZP' } }))
  expect(onCard('price')).toBe('€\u00a0177,00 per jaar')
})
