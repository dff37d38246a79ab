import type { CustomerInvoice } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { keyOf } from './chosen.ts'
import { firstChosen } from './first-chosen.ts'

const today = '2026-03-25'
const invoice = (id: number, changes: Partial<CustomerInvoice> = {}): CustomerInvoice => ({
  id,
  kind: 'invoice',
  number: `2026-000${id}`,
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-15',
  status: 'late',
  grossCents: 12_100,
  openCents: 12_100,
  claimsCents: 0,
  foreign: null,
  paidOn: null,
  ...changes,
})
const shown = (id: number) => keyOf(invoice(id))
const keys = (...ids: number[]) => ids.map(shown)
const early = invoice(3, { dueDate: today, status: 'open' })
const dollars = invoice(4, { foreign: { currency: 'USD', decimals: 2, grossAmount: 13_000, openAmount: 13_000 } })

test('who comes for a late invoice pays all that is late, as the reminder asks', () => {
  expect(firstChosen([invoice(1), invoice(2), early], shown(1), today)).toEqual(keys(1, 2))
})

test('who comes for what is not late pays that alone, and who comes for nothing that is open nothing', () => {
  expect(firstChosen([invoice(1), early], shown(3), today)).toEqual(keys(3))
  expect(firstChosen([invoice(1)], shown(9), today)).toEqual(keys())
})

test('another currency is paid apart, but where a demand asks euros', () => {
  expect(firstChosen([invoice(1), dollars], shown(1), today)).toEqual(keys(1))
  expect(firstChosen([invoice(1), dollars], shown(4), today)).toEqual(keys(4))
  expect(firstChosen([invoice(1, { claimsCents: 4_000 }), dollars], shown(1), today)).toEqual(keys(1, 4))
})

test('more than one payment can name are chosen by whoever pays', () => {
  const many = Array.from({ length: 11 }, (_, index) => invoice(index + 1))
  expect(firstChosen(many, shown(5), today)).toEqual(keys(5))
})
