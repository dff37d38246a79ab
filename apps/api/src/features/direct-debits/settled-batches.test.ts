import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLine } from '../bank/statements.test-support.ts'
import type { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Collecting } from './collecting.test-support.ts'

let server: KloptTestServer
let books: Books
let collecting: Collecting
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  collecting = await Collecting.open(server)
  books = collecting.books
})
afterAll(() => server.stop())

/** Imports a line of the bank, and answers it as it waits. */
const bankLine = async (amountCents: number, changes: Partial<ReturnType<typeof aLine>> = {}) => {
  await books.import([
    aLine({ amountCents, date: '2026-06-29', counterpartyIban: null, counterpartyName: null, ...changes }),
  ])
  return must(
    (await books.waiting()).find((line) => line.amountCents === amountCents),
    'the line',
  )
}
const settle = async (line: Awaited<ReturnType<typeof bankLine>>) => {
  const items = must(line.best, 'a suggestion').items.map(({ id, settleCents }) => ({
    openItemId: id,
    amountCents: settleCents,
  }))
  return { id: line.id, ...(await books.process(line, { items })) }
}

test('the batch comes in as one line, which settles all its invoices with certainty', async () => {
  const invoices = [await collecting.invoice(), await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create(invoices.map((invoice) => invoice.id))
  await books.on('2026-06-30')
  const line = await bankLine(36_300, { description: 'INCASSO BATCH' })
  expect(line.best).toMatchObject({ kind: 'combination', certainty: 'certain', reasons: ['batch', 'amount'] })
  expect(line.best?.items.map(({ number }) => number)).toEqual(invoices.map(({ number }) => number))
  const done = await settle(line)
  expect(await books.sums(done.journalEntryId)).toEqual({ '1100': 36_300, '1300': -36_300 })
  expect(await collecting.states(id)).toEqual(['collected', 'collected', 'collected'])
  expect(await collecting.show(id)).toMatchObject({ totalCents: 36_300, paidCents: 36_300, returnedCents: 0 })
  expect(await collecting.collectables()).toMatchObject({ items: [] })
  expect(await collecting.cancel(id)).toMatchObject({ status: 409, body: { code: 90134 } })
  await books.undo({ id: done.id, version: done.version })
  expect(await collecting.states(id)).toEqual(['waiting', 'waiting', 'waiting'])
  await expectBooksToAddUp(books)
})

test('each scheme comes in as a line of its own, and what the bank refused is not among it', async () => {
  const one = await collecting.invoice()
  const refused = await collecting.invoice()
  const business = await books.contact({ name: 'Loket BV' })
  await collecting.mandate(business, { scheme: 'B2B' })
  const two = await collecting.invoice(business)
  const id = await collecting.create([one.id, refused.id, two.id])
  const items = (await collecting.show(id)).items
  await collecting.refuse(id, must(items[1], 'the refused one').id, 'AM04')
  await books.on('2026-06-30')
  const line = await bankLine(24_200)
  // The whole file at once, as some banks book it.
  expect(line.best?.items.map(({ number }) => number).toSorted()).toEqual([one.number, two.number].toSorted())
  const own = await bankLine(12_100, { date: '2026-06-30', description: `Incasso KLOPT-DD-${books.id}-1` })
  // Two batches are as much: the line names the file, and both are of it.
  expect(own.best).toMatchObject({ kind: 'combination', reasons: ['batch', 'amount', 'reference'] })
})

test('a sum that happens to be as much, before the day or on another book, is no batch', async () => {
  const invoices = [await collecting.invoice(), await collecting.invoice()]
  await collecting.create(invoices.map(({ id }) => id))
  const early = await bankLine(24_200, { date: '2026-06-26' })
  expect(early.best?.reasons ?? []).not.toContain('batch')
})

test('what comes back opens its invoice by what came back, says why, and can be collected anew', async () => {
  const contactId = await books.contact()
  await collecting.mandate(contactId, { iban: 'NL26BNGH0285008681' })
  const [one, two] = [await collecting.invoice(contactId), await collecting.invoice(contactId)]
  const first = await collecting.create([one.id, two.id])
  await books.on('2026-06-30')
  await settle(await bankLine(24_200))
  const back = await bankLine(-12_100, {
    date: '2026-06-30',
    counterpartyIban: 'NL26BNGH0285008681',
    description: `STORNO MD06 Factuur ${two.number}`,
  })
  const openItemId = (
    await books.rows<{ id: number }>(
      `SELECT id FROM open_items WHERE administration_id = $1 AND invoice_id = ${two.id}`,
    )
  )[0]?.id
  await books.process(back, { items: [{ openItemId: must(openItemId, 'its item'), amountCents: -12_100 }] })
  expect((await collecting.show(first)).items).toMatchObject([
    { number: one.number, state: 'collected', reason: null },
    {
      number: two.number,
      state: 'returned',
      reason: { code: 'MD06', text: 'De klant heeft de incasso laten terugboeken' },
    },
  ])
  expect(await collecting.show(first)).toMatchObject({ paidCents: 24_200, returnedCents: 12_100 })
  expect(await collecting.collectables()).toMatchObject({ items: [{ number: two.number, obstacle: null }] })
  const second = await collecting.create([two.id], { collectionDate: '2026-07-14' })
  expect(await collecting.states(second)).toEqual(['waiting'])
  expect(await collecting.states(first)).toEqual(['collected', 'returned'])
  await books.on('2026-07-15')
  await settle(await bankLine(12_100, { date: '2026-07-14' }))
  expect([await collecting.states(first), await collecting.states(second)]).toEqual([
    ['collected', 'returned'],
    ['collected'],
  ])
  await expectBooksToAddUp(books)
})

test('what comes back under the name that the file gave it opens its invoice, whatever account and words it has', async () => {
  const [one, two] = [await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create([one.id, two.id])
  await books.on('2026-06-30')
  await settle(await bankLine(24_200))
  const back = await bankLine(-12_100, {
    date: '2026-06-30',
    counterpartyIban: 'NL02INGB0005512300',
    description: '',
    endToEndId: `KLOPT-DD-${books.id}-1-2`,
  })
  expect(back.best).toMatchObject({
    certainty: 'certain',
    isReturn: true,
    reasons: ['amount', 'reference', 'returned'],
    items: [{ number: two.number, settleCents: -12_100 }],
  })
  await settle(back)
  expect(await collecting.states(id)).toEqual(['collected', 'returned'])
  await expectBooksToAddUp(books)
})

test('an invoice that was paid or credited meanwhile is said to be so, and is no part of the batch', async () => {
  const [paid, credited, left] = [await collecting.invoice(), await collecting.invoice(), await collecting.invoice()]
  const id = await collecting.create([paid.id, credited.id, left.id])
  await books.on('2026-06-22')
  const item = await books.openItem(paid.number)
  await books.process(await bankLine(12_100, { date: '2026-06-20', description: paid.number }), {
    items: [{ openItemId: item.id, amountCents: 12_100 }],
  })
  await books.finalise(await books.credit(credited.id))
  expect(await collecting.states(id)).toEqual(['paid_before', 'changed', 'waiting'])
  await books.on('2026-06-30')
  await books.import([
    aLine({ amountCents: 12_100, date: '2026-06-29', counterpartyIban: null, counterpartyName: null }),
  ])
  const [line] = await books.waiting()
  expect(line?.best).toMatchObject({
    certainty: 'certain',
    reasons: ['batch', 'amount'],
    items: [{ number: left.number }],
  })
})
