import { contract } from '@klopt/api-client/contract'

/** What a world has that the calls need to know. */
export interface World {
  /** Sells: 300 contacts and 1,000 invoices. */
  readonly sellingId: number
  /** Banks: 200 waiting lines and 50 open invoices. */
  readonly bankingId: number
  /** Posts: more waiting lines and drafts than are asked for. */
  readonly postingId: number
  readonly costsAccountId: number
  readonly firstLineId: number
  readonly firstDraftId: number
}

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Writes carry one of their own. */
  readonly key?: string
}

export interface MeasuredCall {
  readonly name: string
  /** How many requests make one measurement. */
  readonly amount: number
  /** The request for the row with that number, from 0. */
  request(world: World, number: number): Request
}

const writes = 150
const page = (call: { path: string }, administrationId: number): Request => ({
  method: 'GET',
  path: call.path.replace('{administrationId}', String(administrationId)),
})

/** The calls that are measured, and what each sends. */
export const calls: readonly MeasuredCall[] = [
  { name: 'contacts list', amount: 400, request: (world) => page(contract.contacts.list, world.sellingId) },
  { name: 'invoices list of 1,000', amount: 400, request: (world) => page(contract.invoices.list, world.sellingId) },
  {
    name: 'bank list, 200 waiting',
    amount: 120,
    request: (world) => page(contract.bank.transactions, world.bankingId),
  },
  {
    name: 'post a bank line',
    amount: writes,
    request: ({ postingId, firstLineId, costsAccountId }, number) => ({
      method: 'POST',
      path: `/api/v2/administrations/${postingId}/bank/transactions/${firstLineId + number}/process`,
      key: `post-${6_000_000 + number}`,
      body: {
        version: 1,
        items: [],
        bookings: [{ accountId: costsAccountId, amountCents: -100, vatCode: null, description: '' }],
        createRule: false,
      },
    }),
  },
  {
    name: 'finalise an invoice',
    amount: writes,
    request: ({ postingId, firstDraftId }, number) => ({
      method: 'POST',
      path: `/api/v2/administrations/${postingId}/invoices/${firstDraftId + number}/finalise`,
      key: `finalise-${6_000_000 + number}`,
      body: { version: 1 },
    }),
  },
]
