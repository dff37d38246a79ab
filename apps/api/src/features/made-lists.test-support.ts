import { contract } from '@klopt/api-client/contract'
import type { KloptTestServer, TestClient } from '../testing/index.ts'
import { Assets } from './assets/assets.test-support.ts'
import { Books } from './books.test-support.ts'
import { Collecting } from './direct-debits/collecting.test-support.ts'
import { Estimates } from './estimates/estimates.test-support.ts'
import { Hours } from './hours/hours.test-support.ts'
import { aRecurring, create } from './recurring-invoices/recurring.test-support.ts'

/** Who reads a list with what, and what adds a row to it. */
interface Reading {
  readonly client: TestClient
  readonly params?: object
  readonly query?: object
  readonly add: () => Promise<unknown>
}
export interface MadeList {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string }
  readonly open: (server: KloptTestServer) => Promise<Reading>
}

const DAY = '2026-06-15'
const range = { from: '2026-01-01', to: '2026-12-31' }

/** A list of some books, with how a row of it is made. */
const ofBooks =
  (add: (books: Books) => Promise<unknown>, query: (books: Books) => object | Promise<object> = () => ({})) =>
  async (server: KloptTestServer): Promise<Reading> => {
    const books = await Books.openOn(server, DAY)
    return { client: books.client, params: books.params, query: await query(books), add: () => add(books) }
  }

/** A list of a firm, which has its clients. */
async function ofFirm(server: KloptTestServer): Promise<Reading> {
  const firmId = await server.world.firm()
  const client = await server.world.as(await server.world.user({ firmId }))
  return { client, params: { firmId }, add: () => server.world.administration({ firmId }) }
}

/** A list of staff, of what has this name alone: other tests make administrations too. */
const ofStaff =
  (search: string, add: (administrationId: number, server: KloptTestServer) => Promise<unknown>) =>
  async (server: KloptTestServer): Promise<Reading> => ({
    client: await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] })),
    query: { search },
    add: async () => add((await server.world.administration({ companyName: search })).id, server),
  })

const charge = (administrationId: number, { services }: KloptTestServer) =>
  services.pool.query(
    `INSERT INTO subscription_charges (administration_id, number, plan_id, period_start, period_end, price_cents,
      deducted_cents, vat_cents, due_on, created_at)
    SELECT $1::bigint, 'KL2026-' || $1, 3, date '2026-06-01', date '2026-06-30', 100, 0, 21, date '2026-06-15', now()`,
    [administrationId],
  )

const collecting = async (add: (collecting: Collecting) => Promise<unknown>, server: KloptTestServer) => {
  const made = await Collecting.open(server)
  const { client, params } = made.books
  return { client, params, add: () => add(made) }
}

/** The lists whose rows people make by calls, one by one. */
export const madeLists: Record<string, MadeList> = {
  estimates: { call: contract.estimates.list, open: ofBooks((books) => new Estimates(books).start()) },
  'recurring invoices': {
    call: contract.recurringInvoices.list,
    open: ofBooks(async (books) => create(books, await aRecurring(books))),
  },
  projects: {
    call: contract.projects.list,
    open: ofBooks(async (books) => {
      const hours = new Hours(books)
      await hours.write({ projectId: await hours.project(), seconds: 3600 })
    }),
  },
  assets: { call: contract.assets.list, open: ofBooks((books) => new Assets(books).create({ inUseOn: DAY })) },
  mandates: {
    call: contract.directDebits.mandates,
    open: (server) => collecting(async (made) => made.mandate(await made.books.contact()), server),
  },
  'direct debits': {
    call: contract.directDebits.list,
    open: (server) => collecting(async (made) => made.create([(await made.invoice()).id]), server),
  },
  'lines of figures': {
    call: contract.reports.figureLines,
    open: ofBooks(
      (books) => books.invoice(),
      async (books) => ({ ...range, accountIds: String(await books.account('BVorDebHad')) }),
    ),
  },
  'lines of a VAT box': {
    call: contract.vat.boxLines,
    open: ofBooks(
      (books) => books.invoice(),
      () => ({ period: '2026-Q2', box: '1a' }),
    ),
  },
  'the card of an account': {
    call: contract.reports.accountCard,
    async open(server) {
      const books = await Books.openOn(server, DAY)
      const params = { ...books.params, accountId: await books.account('BVorDebHad') }
      return { client: books.client, params, query: range, add: () => books.invoice() }
    },
  },
  'clients of a firm': { call: contract.firms.clients, open: ofFirm },
  'the worklist of a firm': { call: contract.worklist.list, open: ofFirm },
  subscriptions: { call: contract.backOffice.subscriptions, open: ofStaff('Abonnee', async () => {}) },
  'charges of subscriptions': { call: contract.subscriptionCharges.list, open: ofStaff('Betaler', charge) },
  'the audit log': { call: contract.backOffice.auditLog, open: ofStaff('Daad', noteIn) },
}

/** Somebody of these books did something. */
async function noteIn(administrationId: number, { services }: KloptTestServer): Promise<void> {
  await services.pool.query(
    `INSERT INTO audit_log (administration_id, action, entity, created_at)
    VALUES ($1, 'update', 'contact', now())`,
    [administrationId],
  )
}
