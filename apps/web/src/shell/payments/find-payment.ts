import { contract, type InputOf, type NamedCall, type ResponseOf } from '@klopt/api-client/contract'
import { query, queryClient } from '../../app/transport/api.ts'
import { isOf, lineThatPays, type OpenItem, type PaidDocument } from './paid-document.ts'

export type Book = ResponseOf<typeof contract.bank.books>[number]

/** The line at the bank that pays a document; else what is open of it, and the books to note a payment in. */
export type FoundPayment =
  | { readonly line: { readonly id: number; readonly journalId: number } }
  | { readonly item: OpenItem; readonly books: readonly Book[] }
  | null

/** As it is now: somebody may have booked it since it was shown. Null when nothing of it is open any more. */
export async function findPayment(administrationId: number, document: PaidDocument): Promise<FoundPayment> {
  const params = { administrationId }
  const { number: search } = document
  const [newest, named, items, books] = await Promise.all([
    fresh(contract.bank.transactions, { params, query: { state: 'waiting' } }),
    // An old line that names it may lie beyond the newest.
    fresh(contract.bank.transactions, { params, query: { state: 'waiting', search } }),
    fresh(contract.bank.openItems, { params, query: { search } }),
    fresh(contract.bank.books, { params }),
  ])
  const item = items.find((each) => isOf(each, document))
  if (item === undefined) return null
  const line = lineThatPays([...newest.items, ...named.items], document)
  return line ? { line } : { item, books: books.filter(({ kind }) => kind !== 'bank') }
}

const fresh = <C extends NamedCall>(call: C, input: InputOf<C>) =>
  queryClient.fetchQuery({ ...query(call, input), staleTime: 0, meta: { errors: 'screen' } })
