import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { approvals, worklist } = contract

/** A client with a sale in the first quarter, which is over, and somebody of its firm. */
async function open() {
  server.clock.set('2026-04-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  await books.invoice({ invoiceDate: '2026-02-05', lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
  const keeper = await server.world.as(await server.world.user({ firmId }))
  return { firmId, books, keeper }
}

test('who looks after the client hears that it asks first or goes back on it, by mail and under the bell', async () => {
  const { firmId, books, keeper } = await open()
  const emailAddress = 'bo@declined.example'
  const bo = await server.world.user({ firmId, emailAddress })
  const asBo = await server.world.as(bo)
  const action = { kind: 'set_manager', managerId: bo.id } as const
  await keeper.call(worklist.bulk, { params: { firmId }, body: { administrationIds: [books.id], action } })
  const asked = { kind: 'vat_return', period: '2026-Q1' } as const
  const { id } = await keeper.call(approvals.ask, { params: books.params, body: asked })
  const params = { ...books.params, approvalId: id }
  const told = async (client: TestClient) =>
    (await client.call(contract.notifications.list, { params: books.params })).items.map(({ title, detail }) => [
      title,
      detail,
    ])
  const subjects = async () => {
    const names = (await mailNames(books)).filter((name) => name.startsWith('approval-declined-'))
    const mails = await Promise.all(names.map((name) => readMail(books, name)))
    const own = mails.filter(({ to }) => to?.some(({ address }) => address === emailAddress))
    expect(own.every(({ text }) => !text?.includes('Klopt de omzet'))).toBe(true)
    return own.map(({ subject }) => subject).toSorted()
  }
  expect(await subjects()).toEqual([])
  await books.client.call(approvals.decline, { params, body: { text: 'Klopt de omzet wel?' } })
  const asks = 'Aannemer A heeft een vraag: Btw-aangifte 1e kwartaal 2026'
  expect(await subjects()).toEqual([asks])
  const news = ['Klant heeft een vraag over Btw-aangifte 1e kwartaal 2026', 'Klopt de omzet wel?']
  expect(await told(asBo)).toEqual([news])
  await books.client.call(approvals.approve, { params })
  expect(await told(asBo)).toEqual([])
  await books.client.call(approvals.decline, { params, body: { text: 'Klopt de omzet toch niet?' } })
  expect(await subjects()).toEqual([asks, 'Aannemer A neemt het akkoord terug: Btw-aangifte 1e kwartaal 2026'])
  expect(await told(asBo)).toEqual([[news[0], 'Klopt de omzet toch niet?']])
  // It is no news to the client, who knows.
  expect(await told(books.client)).not.toContainEqual([news[0], 'Klopt de omzet toch niet?'])
})
