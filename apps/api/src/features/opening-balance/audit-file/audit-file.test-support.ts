import { contract, type AuditFileImport } from '@klopt/api-client/contract'
import { xaf, YEAR_OF_XAF } from '@klopt/bookkeeping/testing'
import { expect } from 'vitest'
import { fileBody } from '../../../testing/index.ts'
import type { Books } from '../../books.test-support.ts'

const { openingBalances } = contract
export const YEAR = xaf({ transactions: YEAR_OF_XAF })

export const upload = (books: Books, text = YEAR) =>
  books.client.call(openingBalances.uploadAuditFile, {
    params: books.params,
    query: { name: 'oud.xaf' },
    body: fileBody(text),
  })
const one = (books: Books, auditFileId: number) => ({ params: { ...books.params, auditFileId } })
export const take = (books: Books, auditFileId: number, body: Partial<AuditFileImport> = {}) =>
  books.client.send(openingBalances.importAuditFile, {
    ...one(books, auditFileId),
    body: { accounts: [], withEntries: true, ...body },
  })
export const undo = (books: Books, auditFileId: number) =>
  books.client.send(openingBalances.undoAuditFile, one(books, auditFileId))

export const trial = async (books: Books) => {
  const query = { from: '2025-01-01', to: '2025-12-31' }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  expect(totals.closingCents).toBe(0)
  return rows
}
export const balances = async (books: Books) => {
  const shown = (await trial(books)).filter(({ closingCents }) => closingCents !== 0)
  return Object.fromEntries(shown.map((row) => [row.number, row.closingCents]))
}
export const openItems = (books: Books) =>
  books.rows<{ kind: string; number: string; cents: number }>(
    `SELECT kind, number, open_cents::int AS cents FROM open_items
    WHERE administration_id = $1 AND open_cents <> 0 ORDER BY kind DESC, number`,
  )
export const ageing = async (books: Books, asOf: string) => {
  const input = { params: books.params, query: { asOf } }
  const { contacts, ledgerCents } = await books.client.call(contract.reports.agedReceivables, input)
  const items = contacts.flatMap((contact) => contact.items)
  expect(items.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(ledgerCents)
  return ledgerCents
}

/**
 * By hand: bank 1,000.00 + 1,210.00 + 100.00; receivables 1,210.00 - 1,210.00 + 121.00 - 100.00; payables 363.00 + 60.50;
 * VAT 210.00 + 21.00 - 10.50.
 */
export const BOOKED = {
  '0500': -163_700,
  '1100': 231_000,
  '1300': 2100,
  '1530': -22_050,
  '1600': -42_350,
  '8000': -10_000,
  '9999': 5000,
}
