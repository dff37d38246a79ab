import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@klopt/api-client/schemas'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { invalidAnswer, Vies } from '../contacts/vat-number-checks/vies.test-support.ts'
import { european, fileList, sell, showList } from './icp.test-support.ts'

let vies: Vies
let server: KloptTestServer
beforeAll(async () => {
  vies = await Vies.start()
  server = await createTestServer({ env: { VIES_URL: vies.url } })
})
afterAll(async () => {
  await server.stop()
  vies.stop()
})

// BE services 1,234 and DE goods 2,000.
test('a number that turned out wrong after its invoice is told in the list, which is handed in all the same', async () => {
  const books = await Books.openOn(server, '2026-04-20')
  await books.settings({ vatNumber: 'NL000099998B57' })
  const [belgian, german] = [await books.contact(european.belgian), await books.contact(european.german)]
  vies.answers('0411905847', 'its register away')
  await server.jobs.drain()
  const invoiceDate = '2026-03-12'
  await sell(books, { contactId: belgian, vatCode: 'sale_eu_services', euros: '1234', invoiceDate })
  await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate })
  await server.jobs.drain()
  const said = async () => (await showList(books, '2026-Q1')).lines.map(({ vatNumber, vies: own }) => [vatNumber, own])
  const answeredAt = server.clock.now().getTime() / 1000
  const valid = { state: 'valid', answeredAt, consultationNumber: 'WAPIAAAAYxn5VRXb' }
  const waiting = { state: 'waiting', answeredAt: null, consultationNumber: null }
  expect(await said()).toEqual([
    ['BE0411905847', waiting],
    ['DE136695976', valid],
  ])
  vies.answers('0411905847', { ...invalidAnswer('BE', '0411905847'), requestIdentifier: '' })
  await books.client.send(contract.vatNumberChecks.start, { params: { ...books.params, contactId: belgian } })
  await server.jobs.drain()
  expect(await said()).toEqual([
    ['BE0411905847', { ...waiting, state: 'invalid', answeredAt }],
    ['DE136695976', valid],
  ])
  expect((await fileList(books, { period: '2026-Q1', totalEuros: 3234 })).status).toBe(200)
})
