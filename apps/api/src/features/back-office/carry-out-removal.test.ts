import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, mailInvoice, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { backOffice } = contract
const DAY_MS = 86_400_000
const reason = 'Op verzoek van de hoofdgebruiker'

/** Books of a firm's client, on trial, whose owner asked to have them removed. */
async function asked() {
  server.clock.set('2026-05-01T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Weg B.V.', accessibleBySupport: true })
  const invoice = await books.invoice({ invoiceDate: '2026-04-30' })
  const link = await mailInvoice(books, invoice)
  await server.services.pool.query(
    `UPDATE administrations SET subscription_type = 'TRIAL', removal_requested_at = $2,
      removal_ready_at = $2::timestamptz + interval '30 days' WHERE id = $1`,
    [books.id, server.clock.now()],
  )
  const body = { administrationId: books.id, reason }
  return { firmId, books, link, body }
}
const staff = async (permission: 'ADMIN' | 'COMPLIANCE' = 'ADMIN') =>
  server.world.as(await server.world.user({ globalPermissions: [permission] }))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

test('after thirty days support removes it with a reason: nobody comes in any more, and the main user is told', async () => {
  const { firmId, books, link, body } = await asked()
  const visitor = await comeIn(books, link)
  server.clock.advanceMs(30 * DAY_MS)
  const keeper = await server.world.user({ firmId })
  const admin = await staff()
  await admin.call(backOffice.carryOutRemoval, { body })
  await server.jobs.drain()

  const owner = await server.world.as(books.owner)
  expect((await owner.send(contract.invoices.list, { params: books.params, query: {} })).status).toBe(404)
  const bookkeeper = await server.world.as(keeper)
  expect((await bookkeeper.send(contract.invoices.list, { params: books.params, query: {} })).status).toBe(404)
  expect((await bookkeeper.call(contract.worklist.list, { params: { firmId }, query: {} })).items).toEqual([])
  expect(
    (await visitor.send(contract.customerDashboard.view, { params: { token: link.token } })).status,
  ).toBeGreaterThanOrEqual(400)
  expect(await admin.call(backOffice.removalRequests)).not.toContainEqual(
    expect.objectContaining({ administrationId: books.id }),
  )
  const { items } = await admin.call(backOffice.auditLog, { query: { action: 'remove' } })
  expect(items).toContainEqual(
    expect.objectContaining({
      entity: 'administration',
      reason,
      administration: expect.objectContaining({ id: books.id }),
    }),
  )
  const mails = (await mailNames(books)).filter((name) => name.startsWith('removed-'))
  const read = await Promise.all(mails.map((name) => readMail(books, name)))
  expect(read.map(({ to }) => to?.[0]?.address)).toContain(books.owner.emailAddress)
  const { items: subscriptions } = await (
    await staff()
  ).call(backOffice.subscriptions, { query: { search: 'Weg B.V.' } })
  expect(subscriptions.find(({ administrationId }) => administrationId === books.id)?.isRemoved).toBe(true)
  const own = read.find(({ to }) => to?.some(({ address }) => address === books.owner.emailAddress))
  expect(own?.subject).toBe('De administratie Weg B.V. is verwijderd')
  expect(own?.text).toContain('om de administratie Weg B.V. te verwijderen')
  // What was posted stays in the ledger.
  expect(await books.rows('SELECT 1 FROM journal_entries WHERE administration_id = $1')).not.toEqual([])
})

test('not before its day, not twice, and not without a request', async () => {
  const { books, body } = await asked()
  const admin = await staff()
  server.clock.advanceMs(30 * DAY_MS - 1000)
  expect(codeOf(await (await staff()).send(backOffice.carryOutRemoval, { body }))).toBe(90300)
  await server.services.pool.query(
    'UPDATE administrations SET removal_requested_at = NULL, removal_ready_at = NULL WHERE id = $1',
    [books.id],
  )
  server.clock.advanceMs(DAY_MS)
  const later = await staff()
  expect((await later.send(backOffice.carryOutRemoval, { body })).status).toBe(404)
  expect((await later.send(backOffice.carryOutRemoval, { body: { ...body, reason: ' ' } })).status).toBe(422)
  expect((await (await staff('COMPLIANCE')).send(backOffice.carryOutRemoval, { body })).status).toBe(403)
  // This one signed in a month ago.
  expect(codeOf(await admin.send(backOffice.carryOutRemoval, { body }))).toBe(2005)
})

test('the database keeps a removed administration closed, and removes none before its day', async () => {
  const { books, body } = await asked()
  const early = server.services.pool.query(
    "UPDATE administrations SET removed_at = '2026-05-02', subscription_type = 'NONE', firm_id = NULL, accessible_by_support = false WHERE id = $1",
    [books.id],
  )
  await expect(early).rejects.toThrow(/administrations_removed/)
  server.clock.advanceMs(31 * DAY_MS)
  await (await staff()).call(backOffice.carryOutRemoval, { body })
  const back = server.services.pool.query('UPDATE roles SET deactivated_at = NULL WHERE administration_id = $1', [
    books.id,
  ])
  await expect(back).rejects.toThrow(/nobody comes in/)
})
