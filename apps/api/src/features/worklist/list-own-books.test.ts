import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { reckonClientsJob } from './reckon-job.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Two administrations of one owner, of which the first has a sale to declare and a line of the bank to book. */
async function openTwo() {
  server.clock.set('2026-02-10T12:00:00Z')
  const books = await Books.open(server, { companyName: 'Bakkerij Zon' })
  const second = await server.world.administration({ companyName: 'Molen Zon', subscriptionType: 'ZZP' })
  await server.world.role({ user: books.owner, administrationId: second.id, permissions: ['ADMIN'] })
  await books.invoice({ invoiceDate: '2026-02-05', lines: [anInvoiceLine({ quantity: '1', unitPrice: '100' })] })
  await books.on('2026-04-02')
  await books.line(-5_000, { date: '2026-03-30' })
  return { books, secondId: second.id }
}
/** What the clock does each minute. */
async function look(books: Books): Promise<void> {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(reckonClientsJob, {}))
  await server.jobs.drain()
}
const own = (client: TestClient) => client.call(contract.worklist.own)

test('who keeps several administrations is told what waits in each, without a firm too', async () => {
  const { books, secondId } = await openTwo()
  expect(await own(books.client)).toEqual([])
  await look(books)
  expect(await own(books.client)).toMatchObject([
    { administrationId: books.id, state: 'due', periodLabel: '1e kwartaal 2026', dueOn: '2026-04-30', waitingLines: 1 },
    { administrationId: secondId, waitingLines: 0, openQuestions: 0 },
  ])
})

test('nobody is told of books of others, or of those in which they only write hours', async () => {
  const { books } = await openTwo()
  await look(books)
  const other = await Books.open(server)
  await server.world.role({ user: other.owner, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  await look(other)
  expect((await own(other.client)).map(({ administrationId }) => administrationId)).toEqual([other.id])
})

test('one administration by itself is not looked at, nor one whose subscription has ended told of', async () => {
  server.clock.set('2026-05-10T12:00:00Z')
  const alone = await Books.open(server)
  await look(alone)
  expect(await own(alone.client)).toEqual([])
  const { books, secondId } = await openTwo()
  await look(books)
  await server.services.pool.query("UPDATE administrations SET subscription_type = 'NONE' WHERE id = $1", [secondId])
  expect((await own(books.client)).map(({ administrationId }) => administrationId)).toEqual([books.id])
})
