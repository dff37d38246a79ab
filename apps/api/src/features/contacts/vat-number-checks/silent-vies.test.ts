import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { anInvoiceLine } from '../../books-input.test-support.ts'
import { Books } from '../../books.test-support.ts'
import { checkVatNumbersAgainJob } from './check-vat-number.ts'
import { Vies } from './vies.test-support.ts'

let vies: Vies
let server: KloptTestServer
beforeAll(async () => {
  vies = await Vies.start()
  server = await createTestServer({ env: { VIES_URL: vies.url, VIES_TIMEOUT_MS: '1' } })
})
afterAll(async () => {
  await server.stop()
  vies.stop()
})

const luxembourg = { country: 'LU', postcode: '1111', vatNumber: 'LU26166606' } as const

const askAgain = async (): Promise<void> => {
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(checkVatNumbersAgainJob, {}),
  )
  await server.jobs.drain()
}

test('a service that never answers holds up no invoice, is told, and ends the round after three of them', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  vies.answers('26166606', 'silence')
  const contactId = await books.contact(luxembourg)
  await server.jobs.drain()
  const draft = await books.draft({ contactId, lines: [anInvoiceLine({ vatCode: 'sale_eu_services' })] })
  const params = { ...books.params, invoiceId: draft.id }
  const told = await books.client.call(contract.invoices.finalising, { params })
  expect(told.vatNumberCheck).toEqual({ vatNumber: 'LU26166606', state: 'waiting' })
  await books.finalise(draft)
  const checks = await books.client.call(contract.vatNumberChecks.list, { params: { ...books.params, contactId } })
  expect(checks.items).toMatchObject([{ state: 'waiting', answeredAt: null }])
  // Each silence is waited for: with hundreds of customers the next hour would be there before the last of them.
  for (let other = 0; other < 3; other += 1) await books.contact(luxembourg)
  await server.jobs.drain()
  const silences = () => server.logLines.filter((line) => line.includes('VIES has no answer')).length
  const before = silences()
  await askAgain()
  expect(silences() - before).toBe(3)
})
