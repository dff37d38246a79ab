import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { reckonClientsJob } from './reckon-job.ts'

const { worklist } = contract

/** A firm with one client whose books are kept, and the client of somebody who works there. */
export async function openFirm(server: KloptTestServer, day = '2026-05-20') {
  server.clock.set(`${day}T12:00:00Z`)
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  const keeper = await server.world.user({ firmId, firstName: 'Bo', lastName: 'Balans' })
  return { firmId, books, keeper, client: await server.world.as(keeper) }
}
export const list = (client: TestClient, firmId: number, query = {}) =>
  client.call(worklist.list, { params: { firmId }, query })
export async function rowOf(client: TestClient, firmId: number, id: number): Promise<WorklistClient> {
  const { items } = await list(client, firmId)
  return must(
    items.find((item) => item.id === id),
    'the row of a client',
  )
}
/** What the clock does each minute. */
export async function work(server: KloptTestServer, books: Books): Promise<void> {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(reckonClientsJob, {}))
  await server.jobs.drain()
}
export const sale = (books: Books, invoiceDate: string, unitPrice = '1000') =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ quantity: '1', unitPrice })] })
