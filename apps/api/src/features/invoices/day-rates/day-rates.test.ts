import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { readRates } from './ask-ecb.ts'
import { fetchDayRatesJob } from './fetch-day-rates.ts'

/** In the form that the European Central Bank publishes: the newest day first, none on weekends. */
const published = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time="2026-05-22"><Cube currency="USD" rate="1.0876"/><Cube currency="GBP" rate="0.85115"/></Cube>
<Cube time='2026-05-21'><Cube currency='USD' rate='1.0850'/></Cube></Cube></gesmes:Envelope>`

let server: KloptTestServer
let bank: Server
beforeAll(async () => {
  bank = createServer((_request, response) => {
    response.setHeader('content-type', 'text/xml').end(published)
  })
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  const { port } = bank.address() as AddressInfo
  server = await createTestServer({ env: { ECB_URL: `http://127.0.0.1:${port}/eurofxref-hist-90d.xml` } })
})
afterAll(async () => {
  await server.stop()
  bank.close()
})

const fetchRates = async () => {
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(fetchDayRatesJob, {}),
  )
  await server.jobs.drain()
}
const rateOn = (books: Books, day: string, currency = 'USD') =>
  books.client.call(contract.dayRates.get, { params: books.params, query: { currency, day } })

test('the rate of a day is that day, or the last one before it, and none where it is long ago', async () => {
  const books = await Books.openOn(server, '2026-05-25')
  await fetchRates()
  await fetchRates()
  expect(await rateOn(books, '2026-05-21')).toEqual({ rate: '1.085', day: '2026-05-21' })
  // A Sunday.
  expect(await rateOn(books, '2026-05-24')).toEqual({ rate: '1.0876', day: '2026-05-22' })
  expect(await rateOn(books, '2026-05-22', 'GBP')).toEqual({ rate: '0.85115', day: '2026-05-22' })
  for (const [day, currency] of [
    ['2026-05-20', 'USD'],
    ['2026-05-30', 'USD'],
    ['2026-05-22', 'CHF'],
  ] as const)
    expect(await rateOn(books, day, currency)).toEqual({ rate: null, day: null })
})

test('what is no answer of that form keeps nothing', async () => {
  for (const other of ['', '<html>503</html>', '{"rates":{}}', '<Cube time="2026-05-23"></Cube>'])
    expect(readRates(other)).toEqual([])
  const wrong = '<Cube time="2026-05-23"><Cube currency="XXX" rate="1"/><Cube currency="USD" rate="0"/></Cube>'
  expect(readRates(wrong)).toEqual([])
})

test('without an address nothing is fetched', async () => {
  const off = await createTestServer()
  try {
    const books = await Books.openOn(off, '2026-05-25')
    await withTransaction(off.services.pool, { kind: 'job' }, (db) =>
      off.jobs.senderFor(db).enqueue(fetchDayRatesJob, {}),
    )
    await off.jobs.drain()
    expect(await rateOn(books, '2026-05-22')).toEqual({ rate: null, day: null })
  } finally {
    await off.stop()
  }
})
