import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

const { numbering } = contract
const SHOP = { name: 'Webwinkel', pattern: 'WEB-{jaar}-{nr:3}' }

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
})

const add = (input: object = {}) =>
  books.client.send(numbering.addSeries, { params: books.params, body: { ...SHOP, ...input } })
const added = async (input: object = {}) => (await add(input)).body as { id: number; version: number }
const listed = () => books.client.call(numbering.series, { params: books.params })
const numberIn = async (seriesId: number | null, invoiceDate = '2026-05-20') =>
  (await books.invoice({ seriesId, invoiceDate })).number
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields

test('each series counts by itself, without gaps, and the usual one goes on as it did', async () => {
  const { id } = await added()
  const forever = await added({ name: 'Abonnementen', pattern: 'A{nr}' })
  expect(await numberIn(null)).toBe('2026-0001')
  expect(await numberIn(id)).toBe('WEB-2026-001')
  expect(await numberIn(forever.id)).toBe('A1')
  expect(await numberIn(id)).toBe('WEB-2026-002')
  expect(await numberIn(null)).toBe('2026-0002')
  await books.on('2027-01-02')
  expect(await numberIn(id, '2027-01-02')).toBe('WEB-2027-001')
  expect(await numberIn(forever.id, '2027-01-02')).toBe('A2')
  expect(await listed()).toEqual([
    {
      id: forever.id,
      name: 'Abonnementen',
      pattern: 'A{nr}',
      nextNumber: 'A3',
      nextSequence: 3,
      isUsed: true,
      version: 1,
    },
    { id, ...SHOP, nextNumber: 'WEB-2027-002', nextSequence: 2, isUsed: true, version: 1 },
  ])
})

test('many that are made final at once in one series get each number once', async () => {
  const { id } = await added()
  const drafts = await Promise.all(Array.from({ length: 8 }, () => books.draft({ seriesId: id })))
  const numbers = await Promise.all(drafts.map(async (draft) => (await books.finalise(draft)).number))
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((count) => `WEB-2026-00${count}`))
})

test('a draft says which number it would get, changes its series, and keeps it for who does not know of series', async () => {
  const { id } = await added()
  const { seriesId: _, ...input } = { ...anInvoice({ contactId: await books.contact() }), seriesId: id }
  const draft = await books.draft({ ...input, seriesId: id })
  const params = { ...books.params, invoiceId: draft.id }
  const toCome = async () => (await books.client.call(contract.invoices.finalising, { params })).number
  expect(await toCome()).toBe('WEB-2026-001')
  const save = async (changes: object) => {
    const { version } = await books.show(draft.id)
    return books.client.send(contract.invoices.save, { params, body: { ...input, ...changes, version } })
  }
  expect((await save({})).status).toBe(200)
  expect((await books.show(draft.id)).seriesId).toBe(id)
  await save({ seriesId: null })
  expect(await toCome()).toBe('2026-0001')
  expect(await save({ seriesId: 999_999 })).toMatchObject({
    status: 422,
    body: { fields: { seriesId: 'Deze reeks is er niet meer. Kies een andere' } },
  })
})

test('what corrects an invoice is numbered in the series of it', async () => {
  const { id } = await added()
  const invoice = await books.invoice({ seriesId: id })
  const credit = await books.credit(invoice.id)
  expect((await books.finalise(credit)).number).toBe('WEB-2026-002')
})

test('a series begins where the earlier package ended, until it gave a number', async () => {
  const { id } = await added()
  const start = (nextSequence: number, seriesId = id) =>
    books.client.send(numbering.start, { params: books.params, body: { date: '2026-05-20', nextSequence, seriesId } })
  expect((await start(40)).status).toBe(204)
  expect(await numberIn(id)).toBe('WEB-2026-040')
  expect(await start(50)).toMatchObject({ status: 409, body: { code: 90136 } })
  expect((await start(50, 999_999)).status).toBe(404)
  expect(await numberIn(null)).toBe('2026-0001')
  const other = await added({ name: 'Ander', pattern: 'Z{nr}', nextSequence: 7 })
  expect(await numberIn(other.id)).toBe('Z7')
})

test('two series never give the same numbers, whatever their capitals', async () => {
  await added()
  expect(fieldsOf(await add({ name: 'Ander' }))).toHaveProperty('pattern')
  expect(fieldsOf(await add({ name: 'Ander', pattern: 'web-{jaar}-{nr:3}' }))).toHaveProperty('pattern')
  expect(fieldsOf(await add({ name: 'WEBWINKEL', pattern: 'X{nr}' }))).toHaveProperty('name')
  expect(fieldsOf(await add({ name: 'Gewoon', pattern: '{jaar}-{nr:4}' }))?.['pattern']).toMatch(/gewone reeks/)
  for (const pattern of ['', '{jaar}', 'A-{maand}{nr}', '{nr}{nr}', 'A\u0000{nr}']) {
    expect(fieldsOf(await add({ name: 'Fout', pattern }))).toHaveProperty('pattern')
  }
  const answers = await Promise.all([1, 2].map((count) => add({ name: `Gelijk ${count}`, pattern: 'G{nr}' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('it is renamed by who saw the newest, and taken away while no invoice has it', async () => {
  const { id } = await added()
  const params = { ...books.params, seriesId: id }
  const save = (version: number) =>
    books.client.send(numbering.saveSeries, { params, body: { ...SHOP, name: 'Winkel', version } })
  expect(await save(1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await save(1)).toMatchObject({ status: 409 })
  expect((await listed())[0]?.name).toBe('Winkel')
  const remove = () => books.client.send(numbering.deleteSeries, { params, body: { version: 2 } })
  const draft = await books.draft({ seriesId: id })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 90165 } })
  await books.client.call(contract.invoices.delete, {
    params: { ...books.params, invoiceId: draft.id },
    body: { version: draft.version },
  })
  expect((await remove()).status).toBe(204)
  expect(await listed()).toEqual([])
  expect((await remove()).status).toBe(404)
})

test('the series of another administration is none of theirs', async () => {
  const { id } = await added()
  const others = await Books.open(server)
  const contactId = await others.contact()
  const answer = await others.client.send(contract.invoices.create, {
    params: others.params,
    body: anInvoice({ contactId, seriesId: id }),
  })
  expect(answer).toMatchObject({ status: 422 })
  expect(fieldsOf(answer)).toHaveProperty('seriesId')
  const params = { ...others.params, seriesId: id }
  expect((await others.client.send(numbering.deleteSeries, { params, body: { version: 1 } })).status).toBe(404)
  expect((await others.client.call(numbering.series, { params: others.params })).length).toBe(0)
  expect(must((await listed())[0], 'the series').name).toBe(SHOP.name)
})
