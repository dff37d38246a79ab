import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const SHOP =
  'Overzicht van Voorbeeld BV\n\nTransactiedatum;Begunstigde;Toelichting;Bedrag\n' +
  '05-06-2026;Café Zon;Lunch;-12,50\n06-06-2026;Atelier De Vries;Factuur 42;1.210,00\n'

const preview = (books: Books, text: string, mapping?: object) =>
  books.client.call(contract.bank.preview, {
    params: books.params,
    query: { name: 'winkel.csv', ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: fileBody(text),
  })
const send = (books: Books, text: string) =>
  books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'winkel.csv', createBook: 'false' },
    body: fileBody(text),
  })
const tableOf = async (books: Books, text: string, mapping?: object) =>
  must((await preview(books, text, mapping)).table, 'the table of the file')
/** Says that the columns are what is proposed. */
async function confirm(books: Books, text: string, changes: object = {}) {
  const { source, fingerprint, header, mapping } = await tableOf(books, text)
  const body = { source, fingerprint, header, ...mapping, ...changes }
  return books.client.call(contract.bank.saveImportMapping, { params: books.params, body })
}
const listed = (books: Books) => books.client.call(contract.bank.importMappings, { params: books.params })

test('a file whose columns nobody named is not imported, and comes back with a proposal and its first lines', async () => {
  const books = await Books.open(server)
  const refused = await send(books, SHOP)
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 90138, details: { table: { mapping: { columns: ['date', 'name', 'description', 'amount'] } } } },
  })
  const { statements, table } = await preview(books, SHOP)
  expect(statements).toEqual([])
  expect(table).toMatchObject({
    header: ['Transactiedatum', 'Begunstigde', 'Toelichting', 'Bedrag'],
    isProposed: true,
    mapping: { dateStyle: 'dmy', decimalMark: ',' },
    preview: [
      { line: 4, date: '2026-06-05', amountCents: -1250, counterpartyName: 'Café Zon' },
      { line: 5, date: '2026-06-06', amountCents: 121_000 },
    ],
    problems: [],
  })
  expect(await books.waiting()).toEqual([])
  expect(await books.rows('SELECT FROM bank_imports WHERE administration_id = $1')).toEqual([])
})

test('a mapping is tried before it is kept, with each cell that it cannot read', async () => {
  const books = await Books.open(server)
  const columns = ['date', 'amount', 'description', 'ignore']
  const tried = await tableOf(books, SHOP, { columns, dateStyle: 'mdy', decimalMark: ',' })
  expect(tried).toMatchObject({
    isProposed: false,
    problemCount: 2,
    preview: [{ amountCents: null }, { amountCents: null }],
  })
  expect(tried.problems[0]?.message).toBe(
    'Op regel 4 in kolom “Begunstigde” staat “Café Zon”, en dat is geen bedrag in deze notatie.',
  )
  const american = { columns: ['date', 'name', 'description', 'amount'], dateStyle: 'mdy', decimalMark: ',' }
  expect((await tableOf(books, SHOP, american)).preview[0]).toMatchObject({ date: '2026-05-06' })
  expect(await listed(books)).toEqual([])
})

test('once named, this file and the next with the same heads come in by themselves, and only here', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  await confirm(books, SHOP)
  const shown = await preview(books, SHOP)
  expect(shown).toMatchObject({ table: { isProposed: false }, statements: [{ newLines: [{}, {}] }] })
  expect(await send(books, SHOP)).toMatchObject({ status: 200, body: { imported: 2, known: 0 } })
  const next = `${SHOP}09-06-2026;Verhuurder;Huur;-900,00\n`
  expect(await send(books, next)).toMatchObject({ status: 200, body: { imported: 1, known: 2 } })
  expect((await books.waiting()).map(({ amountCents }) => amountCents)).toEqual([-90_000, 121_000, -1250])
  expect(await send(others, SHOP)).toMatchObject({ status: 422, body: { code: 90138 } })
  expect(await send(books, SHOP.replace('Toelichting', 'Notitie'))).toMatchObject({
    status: 422,
    body: { code: 90138 },
  })
})

test('a cell that cannot be read keeps the whole file out, though its columns are named', async () => {
  const books = await Books.open(server)
  await confirm(books, SHOP)
  const refused = await send(books, SHOP.replace('1.210,00', 'veel'))
  expect(refused).toMatchObject({ status: 422, body: { code: 90138 } })
  expect((refused.body as { fields: { content: string } }).fields.content).toContain(
    'regel 5 in kolom “Bedrag” staat “veel”',
  )
  expect(await books.waiting()).toEqual([])
})

test('naming the columns again replaces what was kept, and forgetting it asks again', async () => {
  const books = await Books.open(server)
  const [first, second] = [await confirm(books, SHOP), await confirm(books, SHOP, { dateStyle: 'mdy' })]
  expect(second.id).toBe(first.id)
  expect(await listed(books)).toMatchObject([{ id: first.id, dateStyle: 'mdy', source: 'csv' }])
  const params = { ...books.params, mappingId: first.id }
  await books.client.call(contract.bank.deleteImportMapping, { params })
  expect(await listed(books)).toEqual([])
  expect((await tableOf(books, SHOP)).isProposed).toBe(true)
  expect(await books.client.send(contract.bank.deleteImportMapping, { params })).toMatchObject({ status: 404 })
})

test('what is no mapping is not kept, and says what to choose', async () => {
  const books = await Books.open(server)
  const { source, fingerprint, header, mapping } = await tableOf(books, SHOP)
  const save = (changes: object) =>
    books.client.send(contract.bank.saveImportMapping, {
      params: books.params,
      body: { source, fingerprint, header, ...mapping, ...changes },
    })
  expect(await save({ columns: ['date', 'name', 'description', 'ignore'] })).toMatchObject({
    status: 422,
    body: { fields: { columns: 'Kies welke kolom het bedrag is, of welke kolommen af en bij zijn.' } },
  })
  expect(await save({ columns: ['date', 'amount'] })).toMatchObject({ status: 422 })
  expect(await save({ fingerprint: 'x' })).toMatchObject({ status: 422 })
  expect(await listed(books)).toEqual([])
})

test('two people who name the columns at once keep one mapping', async () => {
  const books = await Books.open(server)
  const made = await Promise.all(Array.from({ length: 5 }, () => confirm(books, SHOP)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('a table in another currency is asked about, and comes in nowhere', async () => {
  const books = await Books.open(server)
  const dollars = 'Datum;Naam;Bedrag;Munt\n05-06-2026;a;-12,50;USD\n06-06-2026;b;7,00;USD\n'
  await confirm(books, dollars)
  expect((await tableOf(books, dollars)).problems).toMatchObject([{ column: 'Munt' }])
  expect(await send(books, dollars)).toMatchObject({ status: 422, body: { code: 90138 } })
})

test('a mapping that is no JSON is refused', async () => {
  const books = await Books.open(server)
  const answer = await books.client.send(contract.bank.preview, {
    params: books.params,
    query: { name: 'a.csv', mapping: '{' },
    body: fileBody(SHOP),
  })
  expect(answer).toMatchObject({ status: 422, body: { fields: { mapping: expect.any(String) as unknown } } })
})
