import type { Call } from '@klopt/api-client/contract'
import type { TestClient } from '@klopt/api/testing'
import type { FilledBooks } from '../large-books/fill-books.ts'

/** Books and a firm, with who looks at them. */
export interface OpenedBooks extends FilledBooks {
  readonly journalId: number
  readonly contactId: number
  readonly projectId: number
  readonly productId: number
  /** The same contact, on the page that a link leads to. */
  readonly customer: { readonly visitor: TestClient; readonly params: { readonly token: string } }
  readonly firm: {
    readonly keeper: TestClient
    readonly params: { readonly firmId: number }
    readonly clientId: number
  }
  /** Who works for all administrations. */
  readonly staff: TestClient
}

export interface Read {
  readonly what: string
  /** Of a list of all administrations: what its figure stands beside, since alone there is next to nothing to list. */
  readonly limitMs?: number
  call(books: OpenedBooks): Promise<unknown>
}

type Query = Readonly<Record<string, unknown>>
type AnyCall<Q> = Call<unknown, Q>
type MoreOf<Q> = (books: OpenedBooks) => {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: Q
}

/** A read of the books by their owner. */
export const ofBooks = <Q extends Query>(what: string, call: AnyCall<Q>, query?: Q): Read =>
  ofMore(what, call, () => ({ ...(query !== undefined && { query }) }))

/** The same, with what is known of the books alone. */
export const ofMore = <Q extends Query>(what: string, call: AnyCall<Q>, more: MoreOf<Q>): Read => ({
  what,
  call: (books) => {
    const { params, query } = more(books)
    return answered(books.user, call, { params: { ...books.params, ...params }, ...(query !== undefined && { query }) })
  },
})

/** A read of a firm by who works there. */
export const ofFirm = <Q extends Query>(what: string, call: AnyCall<Q>, query?: Q): Read => ({
  what,
  call: ({ firm }) => answered(firm.keeper, call, { params: firm.params, ...(query !== undefined && { query }) }),
})

/** A read of the books of a client by who works at its firm. */
export const ofClient = (what: string, call: AnyCall<unknown>, params: Readonly<Record<string, number>>): Read => ({
  what,
  call: ({ firm }) => answered(firm.keeper, call, { params: { administrationId: firm.clientId, ...params } }),
})

/** What a customer sees who came by a link. */
export const ofCustomer = <Q extends Query>(what: string, call: AnyCall<Q>, query?: Q): Read => ({
  what,
  call: ({ customer }) =>
    answered(customer.visitor, call, { params: customer.params, ...(query !== undefined && { query }) }),
})

/** Until then an answer seems to be there at once. */
const AT_ONCE_MS = 100

/** A read of all administrations by who works for Klopt. */
export const ofStaff = <Q extends Query>(what: string, call: AnyCall<Q>, query?: Q): Read => ({
  what,
  limitMs: AT_ONCE_MS,
  call: ({ staff }) => answered(staff, call, query === undefined ? {} : { query }),
})

async function answered(
  client: TestClient,
  call: AnyCall<unknown>,
  input: { query?: Query; params?: Query },
): Promise<void> {
  const { status, body } = await client.send(call, input)
  if (status !== 200) throw new Error(`${call.path} was answered with ${status}: ${JSON.stringify(body)}`)
}
