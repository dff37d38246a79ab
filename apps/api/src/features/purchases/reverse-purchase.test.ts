import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { codesOf, Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
  purchases = new Purchases(books)
})
afterAll(() => server.stop())

test('taking back swaps the entry, settles the payable, and the document waits to be booked again', async () => {
  const document = await purchases.document()
  const booked = await purchases.booked({ documentId: document.id })
  const answer = await purchases.tryReverse(booked)
  expect(answer).toMatchObject({ status: 200, body: { version: booked.version + 1 } })
  const purchase = await purchases.show(booked.id)
  expect(purchase).toMatchObject({ status: 'reversed', openCents: 0, payments: [] })
  expect(await books.sums(purchase.reversalEntryId)).toEqual({ '4500': -10_000, '1520': -2_100, '1600': 12_100 })
  expect(await books.rows('SELECT state FROM documents WHERE administration_id = $1')).toEqual([
    { state: 'unprocessed' },
  ])
  await purchases.booked({ documentId: document.id })
  await expectBooksToAddUp(books)
})

test('of twenty who take it back at once, one does', async () => {
  const booked = await purchases.booked({ kind: 'credit_invoice' })
  const codes = codesOf(await Promise.all(Array.from({ length: 20 }, () => purchases.tryReverse(booked))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 90002]))
  await expectBooksToAddUp(books)
})

test('a draft is not taken back', async () => {
  const answer = await purchases.tryReverse(await purchases.draft())
  expect(answer).toMatchObject({ status: 422, body: { fields: { '': expect.stringContaining('weggooien') } } })
})

test('what was paid, wholly or in part, is not taken back (90036) until the payment is undone', async () => {
  const booked = await purchases.booked({ number: 'BETAALD' })
  const line = await books.line(-10_000)
  const { id: openItemId } = await books.openItem('BETAALD')
  const { version } = await books.process(line, { items: [{ openItemId, amountCents: -10_000 }] })
  expect(await purchases.show(booked.id)).toMatchObject({
    status: 'partly_paid',
    openCents: 2_100,
    payments: [{ amountCents: 10_000, bankTransactionId: line.id }],
  })
  expect(codesOf([await purchases.tryReverse(booked)])).toEqual([90036])
  await books.undo({ id: line.id, version })
  expect(codesOf([await purchases.tryReverse(booked)])).toEqual(['done'])
  await expectBooksToAddUp(books)
})

test('in a filed period it is taken back on its own day, and leaves the return that was filed as it is', async () => {
  const own = await Books.open(server)
  const theirs = new Purchases(own)
  const booked = await theirs.booked({ invoiceDate: '2026-02-10', dueDate: '2026-03-10' })
  await own.file('2026-Q1')
  await theirs.tryReverse(booked)
  const purchase = await theirs.show(booked.id)
  expect(await own.entry(purchase.reversalEntryId)).toMatchObject({ date: '2026-02-10', documentDate: '2026-02-10' })
  const { boxes } = await own.vatReturn('2026-Q2')
  expect(boxes.find((box) => box.box === '5b')).toMatchObject({ vatCents: -2_100 })
})
