import type { Expense } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { expenseColumns } from './expense-columns.tsx'

const fuel: Expense = {
  id: 1,
  spentOn: '2026-11-27',
  description: 'Tanken',
  amountCents: 7_587,
  accountId: null,
  vatCode: null,
  userId: 4,
  userName: 'Mo el Amrani',
  accountName: null,
  state: 'submitted',
  declinedReason: null,
  openCents: 0,
  journalEntryId: null,
  contactId: null,
  hasIban: false,
  paymentFileId: null,
  fileName: 'bon.jpg',
  mimeType: 'image/jpeg',
  version: 1,
}
const hasCategory = (accountName: string | null): boolean =>
  expenseColumns({ rows: [fuel, { ...fuel, accountName }], totalCents: null, seesAll: true }).some(
    ({ id }) => id === 'account',
  )

test('the category has a column where one of the receipts has one', () => {
  expect([null, 'Autokosten'].map(hasCategory)).toEqual([false, true])
})
