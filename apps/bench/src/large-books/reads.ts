import { contract } from '@klopt/api-client/contract'
import type { FilledBooks } from './fill-books.ts'

const year = { from: '2026-01-01', to: '2026-12-31' }

/** A read of books over HTTP. */
export interface MeasuredRead {
  readonly what: string
  call(books: FilledBooks): Promise<unknown>
  /**
   * Its own SQL: the statement that reads this table, or all that it sends; and how many times that the call may take. Null of
   * a read so small that only whether it grows is asked.
   */
  readonly bare: { readonly table: string | null; readonly most: number } | null
}

/** What is read of books most. */
export const READS: readonly MeasuredRead[] = [
  {
    what: 'balance sheet',
    call: ({ user, params }) => user.call(contract.reports.balanceSheet, { params, query: { asOf: '2026-08-31' } }),
    bare: { table: 'balances', most: 1.5 },
  },
  {
    what: 'profit and loss',
    call: ({ user, params }) => user.call(contract.reports.profitAndLoss, { params, query: year }),
    bare: { table: 'balances', most: 1.5 },
  },
  {
    what: 'trial balance',
    call: ({ user, params }) => user.call(contract.reports.trialBalance, { params, query: year }),
    bare: { table: 'balances', most: 1.5 },
  },
  {
    what: 'dashboard',
    call: ({ user, params }) => user.call(contract.dashboard.get, { params, query: {} }),
    bare: { table: null, most: 1.5 },
  },
  {
    what: 'boxes of a VAT return',
    call: ({ user, params }) => user.call(contract.vat.return, { params, query: {} }),
    bare: { table: null, most: 1.5 },
  },
  {
    what: 'contacts, a page',
    call: ({ user, params }) => user.call(contract.contacts.list, { params, query: {} }),
    bare: { table: null, most: 1.5 },
  },
  {
    what: 'journal entries, a page',
    call: ({ user, params }) => user.call(contract.journalEntries.list, { params, query: {} }),
    bare: { table: null, most: 1.5 },
  },
  {
    what: 'account card, a page',
    call: ({ user, params, accountId }) =>
      user.call(contract.reports.accountCard, { params: { ...params, accountId }, query: year }),
    bare: { table: null, most: 1.5 },
  },
  {
    what: 'receivables by age as of a past day',
    call: ({ user, params }) => user.call(contract.reports.agedReceivables, { params, query: { asOf: '2025-03-31' } }),
    bare: { table: 'open_items', most: 2 },
  },
  {
    what: 'fiscal years',
    call: ({ user, params }) => user.call(contract.fiscalYears.list, { params }),
    bare: null,
  },
]
