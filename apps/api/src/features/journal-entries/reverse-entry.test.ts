import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from './journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const reverse = (books: Books, entryId: number, date: string) =>
  books.client.send(contract.journalEntries.reverse, { params: { ...books.params, entryId }, body: { date } })

test('an entry is taken back on a day of choice, once', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const lines = [debit(await books.account('WBedKanTef'), 100), credit(await books.account('BEivKapPrs'), 100)]
  const entry = await write(books, { description: 'Overlopend', lines })
  expect(await reverse(books, entry.id, '2026-06-29')).toMatchObject({ status: 422 })
  expect(await reverse(books, entry.id, '2101-01-01')).toMatchObject({ status: 422 })
  const answer = await reverse(books, entry.id, '2026-07-15')
  expect(answer.status).toBe(200)
  const { id } = answer.body as { id: number }
  expect(await books.entry(id)).toMatchObject({
    date: '2026-07-15',
    description: 'Teruggedraaid: Overlopend',
    reversesEntryId: entry.id,
    lines: [{ creditCents: 100 }, { debitCents: 100 }],
  })
  expect(await reverse(books, entry.id, '2026-07-15')).toMatchObject({ status: 409, body: { code: 90101 } })
  expect(await reverse(books, id, '2026-07-15')).toMatchObject({ status: 409, body: { code: 90100 } })
})

test('the VAT of what is taken back keeps its own date', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const lines = [
    { ...debit(await books.account('WBedKanKan'), 12_100), vatCode: 'purchase_high' },
    credit(await books.account('BEivKapPrs'), 12_100),
  ]
  const entry = await write(books, { entryDate: '2026-06-30', lines })
  await reverse(books, entry.id, '2026-07-01')
  const kept = await books.rows(
    'SELECT entry_date, vat_date FROM journal_lines WHERE administration_id = $1 AND vat_code IS NOT NULL ORDER BY id',
  )
  expect(kept).toEqual([
    ...Array.from({ length: 2 }, () => ({ entry_date: '2026-06-30', vat_date: '2026-06-30' })),
    ...Array.from({ length: 2 }, () => ({ entry_date: '2026-07-01', vat_date: '2026-06-30' })),
  ])
})

test('what it settled is open again, and on a cash basis its VAT waits again', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  await books.settings({ vatScheme: 'cash' })
  const invoice = await books.invoice()
  const item = await books.openItem(invoice.number)
  const waiting = () => books.rows('SELECT open_cents, postponed_vat FROM open_items WHERE administration_id = $1')
  const before = await waiting()
  expect(before).toMatchObject([{ open_cents: 12_100, postponed_vat: [{ vatCents: 2100 }] }])
  const entry = await write(books, {
    entryDate: '2026-05-21',
    lines: [
      debit(await books.account('BEivKapPro'), 6050),
      { ...credit(await books.account('BVorDebHad'), 6050), openItemId: item.id },
    ],
  })
  expect(await waiting()).toMatchObject([{ open_cents: 6050, postponed_vat: [{ vatCents: 1050 }] }])
  expect(await books.sums(entry.id)).toMatchObject({ '1500': -1050, '1510': 1050, '1300': -6050 })
  expect((await reverse(books, entry.id, '2026-05-21')).status).toBe(200)
  expect(await waiting()).toEqual(before)
})

test("what a document made is taken back there, and another administration's entry does not exist", async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const { journalEntryId } = await books.show((await books.invoice()).id)
  const entryId = must(journalEntryId, 'the entry of a final invoice')
  expect(await reverse(books, entryId, '2026-05-20')).toMatchObject({ status: 409, body: { code: 90100 } })
  const other = await Books.open(server)
  expect(await reverse(other, entryId, '2026-05-20')).toMatchObject({ status: 404 })
})
