import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { credit, debit, write } from '../journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { journalTemplates } = contract
const offered = (books: Books) => books.client.call(journalTemplates.standard, { params: books.params })
const add = (books: Books, kind: 'corporate_tax' | 'dividend') =>
  books.client.send(journalTemplates.addStandard, { params: books.params, body: { kind } })
const show = async (books: Books, answer: { readonly body: unknown }) => {
  const { id } = answer.body as { id: number }
  return books.client.call(journalTemplates.get, { params: { ...books.params, templateId: id } })
}

test('a bv takes over the templates of corporate tax and dividend, each once, with blanks on its own accounts', async () => {
  const books = await Books.open(server, { legalForm: 'bv' })
  expect(await offered(books)).toEqual([
    { kind: 'corporate_tax', name: 'Vennootschapsbelasting reserveren' },
    { kind: 'dividend', name: 'Dividend uitkeren' },
  ])
  const tax = await show(books, await add(books, 'corporate_tax'))
  expect(tax).toMatchObject({ hasBlanks: true, lineCount: 2, repetition: null })
  expect(tax.lines.map(({ accountId }) => accountId)).toEqual([
    await books.account('WBelBgrBgr'),
    await books.account('BSchBepVpb'),
  ])
  const dividend = await show(books, await add(books, 'dividend'))
  // Books have no account of dividend tax before they need it.
  expect(dividend.lines.map(({ accountId }) => accountId)).toEqual([
    await books.account('BEivOvrAlr'),
    await books.account('BSchBepTdb'),
    await books.account('BSchOvsTbd'),
  ])
  expect(await offered(books)).toEqual([])
  expect(await add(books, 'dividend')).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } })
})

test('10,000.00 of dividend is 8,500.00 for the shareholders and 1,500.00 of tax, and leaves the reserve', async () => {
  const books = await Books.open(server, { legalForm: 'bv' })
  await add(books, 'dividend')
  await write(books, {
    lines: [
      debit(await books.account('BEivOvrAlr'), 1_000_000),
      credit(await books.account('BSchBepTdb'), 150_000),
      credit(await books.account('BSchOvsTbd'), 850_000),
    ],
  })
  const { rows } = await books.client.call(contract.reports.trialBalance, {
    params: books.params,
    query: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(rows.map(({ number, name, closingCents }) => [number, name, closingCents])).toEqual([
    ['0570', 'Algemene reserve', 1_000_000],
    ['1560', 'Te betalen dividendbelasting', -150_000],
    ['1740', 'Te betalen dividend', -850_000],
  ])
})

test('who has no shareholders is offered none and can take over none', async () => {
  const books = await Books.open(server)
  expect(await offered(books)).toEqual([])
  expect((await add(books, 'dividend')).status).toBe(404)
})
