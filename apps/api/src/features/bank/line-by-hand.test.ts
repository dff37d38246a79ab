import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { bookOf, enterLine, openBook, sendLine } from './cash.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const opened = async () => {
  const books = await Books.openOn(server, '2026-06-30')
  return { books, cash: await openBook(books, 'CASH', 'Kassa') }
}
const lines = async (books: Books, journalId: number) =>
  (
    await books.client.call(contract.bank.transactions, {
      params: books.params,
      query: { journalId: String(journalId), sort: 'date' },
    })
  ).items
const remove = (books: Books, { id, version }: { id: number; version: number }) =>
  books.client.send(contract.bank.removeLine, { params: { ...books.params, transactionId: id }, body: { version } })

test('cash is entered line by line, each with what is then in the drawer, also when one is entered late', async () => {
  const { books, cash } = await opened()
  const funds = await books.account('BEivKapPrs')
  // 50.00 was in the drawer when the books began.
  await write(books, {
    entryDate: '2026-01-01',
    lines: [debit(await books.account('BLimKasKas'), 5000), credit(funds, 5000)],
  })
  const first = await enterLine(books, cash, '2026-06-02', 12_100, { counterparty: ' Klant ', description: 'Bon 1' })
  expect(first).toMatchObject({ version: 1, balanceCents: 17_100 })
  await enterLine(books, cash, '2026-06-05', -2_000)
  await enterLine(books, cash, '2026-06-03', -100)
  expect(await lines(books, cash)).toMatchObject([
    { date: '2026-06-02', counterpartyName: 'Klant', description: 'Bon 1', balanceCents: 17_100, isByHand: true },
    { date: '2026-06-03', balanceCents: 17_000 },
    { date: '2026-06-05', balanceCents: 15_000 },
  ])
  expect(await bookOf(books, cash)).toMatchObject({
    kind: 'cash',
    balanceCents: 15_000,
    waiting: 3,
    lastDate: '2026-06-05',
  })
})

test('a line by hand is booked and undone as any bank line, and its book is as much as before', async () => {
  const { books, cash } = await opened()
  const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
  const item = await books.openItem(number)
  const line = await enterLine(books, cash, '2026-06-02', 12_100, { description: number })
  const { journalEntryId, version } = await books.process(line, {
    items: [{ openItemId: item.id, amountCents: 12_100 }],
  })
  expect(await books.sums(journalEntryId)).toEqual({ '1000': 12_100, '1300': -12_100 })
  expect(await bookOf(books, cash)).toMatchObject({ balanceCents: 12_100, ledgerBalanceCents: 12_100, waiting: 0 })
  await books.undo({ id: line.id, version })
  expect(await bookOf(books, cash)).toMatchObject({ balanceCents: 12_100, ledgerBalanceCents: 0, waiting: 1 })
  expect((await books.openItem(number)).openCents).toBe(12_100)
})

test('a credit card and a payment provider are entered too, and may be below zero', async () => {
  const { books } = await opened()
  for (const [type, kind] of [
    ['CREDIT', 'card'],
    ['MOLLIE', 'provider'],
  ] as const) {
    const book = await openBook(books, type, `Boek ${kind}`)
    await enterLine(books, book, '2026-06-01', -4500)
    expect(await bookOf(books, book)).toMatchObject({ kind, balanceCents: -4500, name: `Boek ${kind}` })
  }
})

describe('cash below zero', () => {
  test('is refused until somebody says so', async () => {
    const { books, cash } = await opened()
    await enterLine(books, cash, '2026-06-02', 1000)
    expect(await sendLine(books, cash, '2026-06-02', -1001)).toMatchObject({
      status: 409,
      body: {
        code: 90092,
        fields: { amountCents: 'De kas komt hiermee op €\u00a0−0,01' },
        details: { lowestCents: -1 },
      },
    })
    expect((await bookOf(books, cash)).balanceCents).toBe(1000)
    const accepted = await sendLine(books, cash, '2026-06-02', -1001, { acceptNegativeBalance: true })
    expect(accepted).toMatchObject({ status: 200, body: { balanceCents: -1 } })
  })

  test('counts on every later day, not on an earlier one', async () => {
    const { books, cash } = await opened()
    await enterLine(books, cash, '2026-06-10', 1000)
    await enterLine(books, cash, '2026-06-20', -900)
    expect((await sendLine(books, cash, '2026-06-15', -200)).status).toBe(409)
    expect((await sendLine(books, cash, '2026-06-09', -50)).status).toBe(409)
    expect((await sendLine(books, cash, '2026-06-15', -100)).status).toBe(200)
    expect((await sendLine(books, cash, '2026-06-01', 1)).status).toBe(200)
  })

  test('is not reached by two that each take what is there, at once', async () => {
    const { books, cash } = await opened()
    await enterLine(books, cash, '2026-06-02', 1000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendLine(books, cash, '2026-06-03', -1000)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await bookOf(books, cash)).balanceCents).toBe(0)
  })
})

describe('a line that cannot be', () => {
  test.each([
    ['1999-12-31', 100, { bookedOn: 'Kies een datum vanaf 2000' }],
    ['2026-07-01', 100, { bookedOn: '1 juli 2026 moet nog komen. Kies de dag waarop het geld kwam of ging.' }],
    ['2030-01-01', 100, { bookedOn: '1 januari 2030 moet nog komen. Kies de dag waarop het geld kwam of ging.' }],
    ['2026-06-01', 0, { amountCents: 'Vul een bedrag in dat niet nul is' }],
  ])('on %s of %i is refused by its field', async (bookedOn, cents, fields) => {
    const { books, cash } = await opened()
    expect(await sendLine(books, cash, bookedOn, cents)).toMatchObject({ status: 422, body: { fields } })
    expect(await lines(books, cash)).toEqual([])
  })

  test('of a bank account, of another book and of other books is refused', async () => {
    const { books } = await opened()
    expect(await sendLine(books, await books.bankBook(), '2026-06-01', 100)).toMatchObject({
      status: 409,
      body: { code: 90093 },
    })
    const [sales] = await books.rows<{ id: number }>(
      "SELECT id FROM journals WHERE administration_id = $1 AND type = 'sales-book'",
    )
    expect((await sendLine(books, must(sales, 'the sales book').id, '2026-06-01', 100)).status).toBe(404)
    const { cash: theirs } = await opened()
    expect((await sendLine(books, theirs, '2026-06-01', 100)).status).toBe(404)
  })

  test('the database refuses in the book of a bank, whoever writes it', async () => {
    const { books } = await opened()
    await expect(
      server.services.pool.query(
        `INSERT INTO bank_transactions (administration_id, journal_id, line_number, transaction_date, amount_cents,
          entered_by, entered_at) VALUES ($1, $2, 1, '2026-06-01', 100, $3, now())`,
        [books.id, await books.bankBook(), books.owner.id],
      ),
    ).rejects.toMatchObject({ code: 'KL008' })
  })
})

test('a line that nobody booked is taken out; one that was, or that came from a statement, stays', async () => {
  const { books, cash } = await opened()
  const wrong = await enterLine(books, cash, '2026-06-02', 1000)
  expect((await remove(books, { ...wrong, version: 2 })).status).toBe(409)
  expect((await remove(books, wrong)).status).toBe(204)
  expect(await lines(books, cash)).toEqual([])
  const booked = await enterLine(books, cash, '2026-06-02', 1000)
  const accountId = await books.account('BEivKapPrs')
  const { version } = await books.process(booked, {
    bookings: [{ accountId, amountCents: 1000, vatCode: null, description: '' }],
  })
  expect(await remove(books, { id: booked.id, version })).toMatchObject({ status: 409, body: { code: 90094 } })
  await books.undo({ id: booked.id, version })
  expect(await remove(books, { id: booked.id, version: version + 1 })).toMatchObject({ body: { code: 90094 } })
  expect(await remove(books, await books.line(100))).toMatchObject({ body: { code: 90094 } })
  await expect(books.rows('DELETE FROM bank_transactions WHERE administration_id = $1')).rejects.toMatchObject({
    code: 'KL008',
  })
})
