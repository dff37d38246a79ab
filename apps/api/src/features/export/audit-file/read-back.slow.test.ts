import { text } from 'node:stream/consumers'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { take, upload } from '../../opening-balance/audit-file/audit-file.test-support.ts'
import { aStart, saved } from '../../opening-balance/opening.test-support.ts'
import { auditFileStream } from './write-audit-file.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** Books that opened with two invoices of a customer and one of a supplier, of whom nothing else is known. */
async function opened(): Promise<Books> {
  const { books, body } = await aStart(server)
  const [sale, purchase] = body.openItems
  if (!sale || !purchase) throw new Error('no items')
  const openItems = [
    { ...sale, amountCents: 100_000 },
    { ...sale, number: '2025-0118', dueDate: '2026-01-31', amountCents: 21_000 },
    purchase,
  ]
  await saved(books, { ...body, openItems })
  return books
}

const written = async (books: Books, version: '3.2' | '4.0', fiscalYear = 2026) =>
  text(await auditFileStream(server.services, { administrationId: books.id, fiscalYear, version, today: '2026-06-15' }))

const open = (books: Books) =>
  books.rows<{ kind: string; number: string; name: string; due: string; cents: number }>(
    `SELECT o.kind, o.number, c.name, o.due_date AS due, o.open_cents::int AS cents
    FROM open_items o LEFT JOIN contacts c ON c.administration_id = o.administration_id AND c.id = o.contact_id
    WHERE o.administration_id = $1 AND o.open_cents <> 0 ORDER BY o.number`,
  )

test('an audit file 3.2 of these books, read back, knows each open invoice and whose it is', async () => {
  const books = await opened()
  const other = await Books.openOn(server, '2026-01-02')
  const { id, openItems } = await upload(other, await written(books, '3.2'))
  expect(openItems.map(({ number, contactName }) => [number, contactName])).toEqual([
    ['2025-0117', 'Oude klant'],
    ['2025-0118', 'Oude klant'],
    ['L-9', 'Oude leverancier'],
  ])
  expect((await take(other, id, { withEntries: false })).status).toBe(200)
  expect(await open(other)).toEqual([
    { kind: 'receivable', number: '2025-0117', name: 'Oude klant', due: '2025-12-24', cents: 100_000 },
    { kind: 'receivable', number: '2025-0118', name: 'Oude klant', due: '2026-01-31', cents: 21_000 },
    { kind: 'payable', number: 'L-9', name: 'Oude leverancier', due: '2025-12-24', cents: 36_300 },
  ])
})

test('with the bookings of the year, what was paid of an open invoice is paid of it', async () => {
  const books = await opened()
  const item = await books.openItem('2025-0117')
  const line = await books.line(60_000, { date: '2026-01-05' })
  await books.process(line, { items: [{ openItemId: item.id, amountCents: 60_000 }] })
  const other = await Books.openOn(server, '2026-01-10')
  const { id } = await upload(other, await written(books, '3.2'))
  expect((await take(other, id)).status).toBe(200)
  expect((await open(other)).map(({ number, name, cents }) => [number, name, cents])).toEqual([
    ['2025-0117', 'Oude klant', 40_000],
    ['2025-0118', 'Oude klant', 21_000],
    ['L-9', 'Oude leverancier', 36_300],
  ])
})

test('4.0 has no place for invoices, and says of each contact what it owed', async () => {
  const other = await Books.openOn(server, '2026-01-02')
  const { openItems } = await upload(other, await written(await opened(), '4.0'))
  expect(openItems.map(({ kind, contactName, amountCents }) => [kind, contactName, amountCents])).toEqual([
    ['receivable', 'Oude klant', 121_000],
    ['payable', 'Oude leverancier', 36_300],
  ])
})

test('the next year opens with what is left: paid in part, and without an opening balance that was removed', async () => {
  const { books, body } = await aStart(server)
  const { id: openingBalanceId } = await saved(books, body)
  await books.client.call(contract.openingBalances.remove, { params: { ...books.params, openingBalanceId } })
  await saved(books, body)
  const item = await books.openItem('2025-0117')
  const line = await books.line(100_000, { date: '2026-01-05' })
  await books.process(line, { items: [{ openItemId: item.id, amountCents: 100_000 }] })
  const other = await Books.openOn(server, '2026-01-02')
  const amounts = async (year: number) => {
    const { openItems } = await upload(other, await written(books, '3.2', year))
    return openItems.map(({ number, amountCents }) => [number, amountCents])
  }
  expect(await amounts(2026)).toEqual([
    ['2025-0117', 121_000],
    ['L-9', 36_300],
  ])
  expect(await amounts(2027)).toEqual([
    ['2025-0117', 21_000],
    ['L-9', 36_300],
  ])
})
