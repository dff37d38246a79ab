import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { anInvoiceLine } from '../../books-input.test-support.ts'
import { Books } from '../../books.test-support.ts'
import { checkVatNumbersAgainJob } from './check-vat-number.ts'
import { invalidAnswer, troubles, unavailable, Vies } from './vies.test-support.ts'

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

const german = { country: 'DE', postcode: '20095', vatNumber: 'DE136695976' } as const
const euLine = { lines: [anInvoiceLine({ vatCode: 'sale_eu_services' })] }
const checksOf = (books: Books, contactId: number) =>
  books.client.call(contract.vatNumberChecks.list, { params: { ...books.params, contactId } })
const start = (books: Books, contactId: number) =>
  books.client.send(contract.vatNumberChecks.start, { params: { ...books.params, contactId } })

test('a number of another EU country is checked when it is given, and its consultation number is kept', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.settings({ vatNumber: 'NL000099998B57' })
  const contactId = await books.contact(german)
  expect(await checksOf(books, contactId)).toMatchObject({ canCheck: true, items: [{ state: 'waiting' }] })
  await server.jobs.drain()
  expect(vies.asked.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '136695976',
    requesterMemberStateCode: 'NL',
    requesterNumber: '000099998B57',
  })
  expect((await checksOf(books, contactId)).items).toMatchObject([
    {
      vatNumber: 'DE136695976',
      state: 'valid',
      answeredAt: server.clock.now().getTime() / 1000,
      consultationNumber: 'WAPIAAAAYxn5VRXb',
      // This country tells nothing of its traders.
      traderName: null,
    },
  ])
})

test('a number without an answer holds up no invoice, is told, and is asked again', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  vies.answers('26166606', unavailable)
  const contactId = await books.contact({ ...german, country: 'LU', vatNumber: 'LU26166606' })
  await server.jobs.drain()
  const draft = await books.draft({ contactId, ...euLine })
  const told = await books.client.call(contract.invoices.finalising, {
    params: { ...books.params, invoiceId: draft.id },
  })
  expect(told.vatNumberCheck).toEqual({ vatNumber: 'LU26166606', state: 'waiting' })
  await books.finalise(draft)
  const unanswered = troubles.filter((trouble) => trouble !== 'silence')
  for (const answer of [...unanswered, { valid: 'yes' }, invalidAnswer('LU', '12345613')]) {
    vies.answers('26166606', answer)
    await start(books, contactId)
    await server.jobs.drain()
    expect((await checksOf(books, contactId)).items).toMatchObject([{ state: 'waiting' }])
  }
  vies.answers('26166606', { countryCode: 'LU', vatNumber: '26166606', valid: true, requestIdentifier: '' })
  await start(books, contactId)
  await server.jobs.drain()
  expect((await checksOf(books, contactId)).items).toMatchObject([{ state: 'valid', consultationNumber: null }])
})

test('a number that is not valid refuses a supply within the EU, until another answer', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  vies.answers('0411905847', invalidAnswer('BE', '0411905847'))
  const contactId = await books.contact({ ...german, country: 'BE', vatNumber: 'BE0411905847' })
  await server.jobs.drain()
  const draft = await books.draft({ contactId, ...euLine })
  await expect(books.finalise(draft)).rejects.toThrow('buyer.vatId')
  // What is taxed here asks nothing of the number.
  await books.invoice({ contactId })
  vies.answers('0411905847', { ...invalidAnswer('BE', '0411905847'), valid: true })
  await start(books, contactId)
  await server.jobs.drain()
  await books.finalise(draft)
  expect((await checksOf(books, contactId)).items.map(({ state }) => state)).toEqual(['valid', 'invalid'])
})

test('each day of a supply at 0% has a check of its own, one in all for a day', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const contactId = await books.contact(german)
  await server.jobs.drain()
  await books.invoice({ contactId, ...euLine })
  await server.jobs.drain()
  expect((await checksOf(books, contactId)).items).toHaveLength(1)
  await books.on('2026-05-22')
  await books.invoice({ contactId, invoiceDate: '2026-05-22', ...euLine })
  await books.invoice({ contactId, invoiceDate: '2026-05-22', ...euLine })
  await server.jobs.drain()
  expect((await checksOf(books, contactId)).items).toHaveLength(2)
})

test('a Dutch number and none at all are not asked about', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  for (const vatNumber of [null, 'NL000099998B57']) {
    const contactId = await books.contact({ vatNumber })
    expect(await checksOf(books, contactId)).toEqual({ canCheck: false, items: [] })
    expect(await start(books, contactId)).toMatchObject({ status: 409, body: { code: 90139 } })
  }
})

test('twenty at once ask once while an answer is waited for', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const contactId = await books.contact(german)
  await Promise.all(Array.from({ length: 20 }, () => start(books, contactId)))
  expect((await checksOf(books, contactId)).items).toHaveLength(1)
  await server.jobs.drain()
})

test('what was answered is never changed', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.contact(german)
  await server.jobs.drain()
  await expect(
    books.rows('UPDATE vat_number_checks SET is_valid = false WHERE administration_id = $1'),
  ).rejects.toThrow('kept as it was')
})

test('who has a number that VIES does not know gets an answer without a consultation number', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.settings({ vatNumber: 'NL000099998B57' })
  vies.refusesRequesters('U13585627')
  const contactId = await books.contact({ ...german, country: 'AT', vatNumber: 'ATU13585627' })
  await server.jobs.drain()
  expect((await checksOf(books, contactId)).items).toMatchObject([{ state: 'valid', consultationNumber: null }])
})

test('numbers that their contacts have no longer take no turn of one that waits', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  vies.answers('20774740', unavailable)
  await books.contact({ ...german, country: 'FI', vatNumber: 'FI20774740' })
  await server.jobs.drain()
  await books.rows(
    `INSERT INTO vat_number_checks (administration_id, contact_id, vat_number, requested_at) 
    SELECT $1, min(id), 'RO' || n, now() FROM contacts, generate_series(1, 600) n WHERE administration_id = $1 GROUP BY n`,
  )
  const later = await books.contact({ ...german, country: 'LU', vatNumber: 'LU26166606' })
  vies.answers('26166606', unavailable)
  await server.jobs.drain()
  vies.answers('26166606', { countryCode: 'LU', vatNumber: '26166606', valid: true })
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(checkVatNumbersAgainJob, {}),
  )
  await server.jobs.drain()
  expect((await checksOf(books, later)).items).toMatchObject([{ state: 'valid' }])
})
