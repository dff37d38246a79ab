import { contract } from '@klopt/api-client/contract'
import type { TestClient } from '@klopt/api/testing'
import { openBooks, type FilledBooks } from '../large-books/fill-books.ts'
import { READS } from '../large-books/reads.ts'
import type { Side } from './databases.ts'
import type { Looked } from './fill-world.ts'

/** Books and a firm, with who looks at them. */
export interface OpenedBooks extends FilledBooks {
  readonly journalId: number
  readonly firm: { readonly keeper: TestClient; readonly params: { readonly firmId: number } }
}

/** Who looks signs in anew: the sessions of the run that made the books have ended. */
export async function openLooked({ server, client }: Side, looked: Looked): Promise<OpenedBooks> {
  const books = await openBooks(server, client, looked)
  const { rows } = await client.query<{ id: string }>(
    "SELECT min(id) AS id FROM journals WHERE administration_id = $1 AND type = 'bankbook'",
    [looked.administrationId],
  )
  const keeper = await server.world.as({ id: looked.keeperId })
  return { ...books, journalId: Number(rows[0]?.id), firm: { keeper, params: { firmId: looked.firmId } } }
}

export interface Read {
  readonly what: string
  call(books: OpenedBooks): Promise<unknown>
}

const YEAR = { from: '2026-01-01', to: '2026-12-31' }

/** Each kind of list, report and search. */
export const ALL_READS: readonly Read[] = [
  ...READS,
  {
    what: 'payables by age as of a past day',
    call: ({ user, params }) => user.call(contract.reports.agedPayables, { params, query: { asOf: '2025-03-31' } }),
  },
  {
    what: 'cash flow by month',
    call: ({ user, params }) => user.call(contract.reports.cashFlow, { params, query: { ...YEAR, by: 'month' } }),
  },
  {
    what: 'turnover by customer',
    call: ({ user, params }) => user.call(contract.reports.turnover, { params, query: { ...YEAR, side: 'customer' } }),
  },
  {
    what: 'VAT reconciliation',
    call: ({ user, params }) => user.call(contract.reports.vatReconciliation, { params, query: YEAR }),
  },
  {
    what: 'invoices, a page',
    call: ({ user, params }) => user.call(contract.invoices.list, { params, query: {} }),
  },
  {
    what: 'invoices, those that are owed',
    call: ({ user, params }) => user.call(contract.invoices.list, { params, query: { status: 'unpaid' } }),
  },
  {
    what: 'invoices, a search',
    call: ({ user, params }) => user.call(contract.invoices.list, { params, query: { search: 'Opdracht 17' } }),
  },
  {
    what: 'purchases, a page',
    call: ({ user, params }) => user.call(contract.purchases.list, { params, query: {} }),
  },
  {
    what: 'payables, a page',
    call: ({ user, params }) => user.call(contract.payments.payables, { params, query: {} }),
  },
  {
    what: 'documents, a page',
    call: ({ user, params }) => user.call(contract.documents.list, { params, query: {} }),
  },
  {
    what: 'products, a page',
    call: ({ user, params }) => user.call(contract.products.list, { params, query: {} }),
  },
  {
    what: 'bank books',
    call: ({ user, params }) => user.call(contract.bank.books, { params }),
  },
  {
    what: 'bank lines, those that wait',
    call: ({ user, params, journalId }) =>
      user.call(contract.bank.transactions, { params, query: { journalId: String(journalId), state: 'waiting' } }),
  },
  {
    what: 'bank lines, a search',
    call: ({ user, params, journalId }) =>
      user.call(contract.bank.transactions, {
        params,
        query: { journalId: String(journalId), search: 'Leverancier 77' },
      }),
  },
  {
    what: 'search in all of the books',
    call: ({ user, params }) => user.call(contract.search.find, { params, query: { text: 'Klant 17' } }),
  },
  {
    what: 'worklist of a firm, a page',
    call: ({ firm }) => firm.keeper.call(contract.worklist.list, { params: firm.params, query: {} }),
  },
  {
    what: 'clients of a firm, a page',
    call: ({ firm }) => firm.keeper.call(contract.firms.clients, { params: firm.params, query: {} }),
  },
]
