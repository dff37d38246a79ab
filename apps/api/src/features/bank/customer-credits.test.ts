import { errorCatalogue } from '@klopt/api-client/errors'
import { contract } from '@klopt/api-client/schemas'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** An invoice of 121.00 that is paid, and a line that pays it once more. */
async function paidTwice() {
  const books = await Books.openOn(server, '2026-05-25')
  const contactId = await books.contact()
  const { number } = await books.invoice({ contactId })
  const { id: openItemId } = await books.openItem(number)
  await books.process(await books.line(12_100), { items: [{ openItemId, amountCents: 12_100 }] })
  return { books, contactId, line: await books.line(12_100) }
}

const creditsOf = async (books: Books) =>
  (await books.client.call(contract.bank.openItems, { params: books.params, query: {} })).filter(
    ({ openCents }) => openCents < 0,
  )
const todoOf = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo.filter(
    ({ kind }) => kind === 'customer_credit',
  )
const tryProcess = (books: Books, line: { id: number; version: number }, parts: object) =>
  books.client.send(contract.bank.process, {
    params: { ...books.params, transactionId: line.id },
    body: { version: line.version, items: [], bookings: [], createRule: false, ...parts },
  })
const tryUndo = (books: Books, line: { id: number; version: number }) =>
  books.client.send(contract.bank.undo, {
    params: { ...books.params, transactionId: line.id },
    body: { version: line.version },
  })

describe('what a customer paid twice', () => {
  test('is a credit of theirs without VAT: shown, and closed by paying it back', async () => {
    const { books, contactId, line } = await paidTwice()
    const booked = await books.process(line, { credits: [{ contactId, amountCents: 12_100 }] })
    const { lines } = await books.entry(booked.journalEntryId)
    expect(lines.map(({ debitCents, creditCents }) => [debitCents, creditCents])).toEqual([
      [12_100, 0],
      [0, 12_100],
    ])
    expect(
      await books.rows(
        'SELECT FROM journal_lines WHERE administration_id = $1 AND entry_id = $2 AND vat_kind IS NOT NULL',
        [books.id, booked.journalEntryId],
      ),
    ).toEqual([])
    const [credit] = await creditsOf(books)
    expect(credit).toMatchObject({ kind: 'receivable', openCents: -12_100, contactName: 'Gemeente Haarlem' })
    expect(await todoOf(books)).toMatchObject([{ title: 'Betaal Gemeente Haarlem €\u00a0121,00 terug' }])
    const aged = await books.client.call(contract.reports.agedReceivables, {
      params: books.params,
      query: { asOf: '2026-05-25' },
    })
    expect(aged.total.totalCents).toBe(-12_100)
    const back = await books.line(-12_100)
    await books.process(back, { items: [{ openItemId: must(credit, 'the credit').id, amountCents: -12_100 }] })
    expect(await creditsOf(books)).toEqual([])
    expect(await todoOf(books)).toEqual([])
    const balance = await books.account(SYSTEM_ACCOUNTS.receivables)
    expect(
      await books.rows(
        'SELECT sum(debit_cents - credit_cents)::int AS cents FROM journal_lines WHERE administration_id = $1 AND account_id = $2',
        [books.id, balance],
      ),
    ).toEqual([{ cents: 0 }])
    await expectBooksToAddUp(books)
  })

  test('goes off a next invoice, and what was too much beside an invoice is a credit too', async () => {
    const books = await Books.openOn(server, '2026-05-25')
    const contactId = await books.contact()
    const first = await books.openItem((await books.invoice({ contactId })).number)
    await books.process(await books.line(13_100), {
      items: [{ openItemId: first.id, amountCents: 12_100 }],
      credits: [{ contactId, amountCents: 1_000 }],
    })
    const [credit] = await creditsOf(books)
    const second = await books.openItem((await books.invoice({ contactId })).number)
    await books.process(await books.line(11_100), {
      items: [
        { openItemId: second.id, amountCents: 12_100 },
        { openItemId: must(credit, 'the credit').id, amountCents: -1_000 },
      ],
    })
    expect(await creditsOf(books)).toEqual([])
  })

  test('can be taken back while nothing was paid back of it, and booked anew', async () => {
    const { books, contactId, line } = await paidTwice()
    const { version } = await books.process(line, { credits: [{ contactId, amountCents: 12_100 }] })
    const undone = await books.undo({ id: line.id, version })
    expect(await creditsOf(books)).toEqual([])
    const again = await books.process(
      { id: line.id, version: undone.version },
      { credits: [{ contactId, amountCents: 12_100 }] },
    )
    const [credit] = await creditsOf(books)
    await books.process(await books.line(-100), {
      items: [{ openItemId: must(credit, 'the credit').id, amountCents: -100 }],
    })
    const refused = await tryUndo(books, { id: line.id, version: again.version })
    expect(refused.body).toMatchObject({ code: errorCatalogue.payment_moved_on.code })
    await expectBooksToAddUp(books)
  })

  test.each([
    ['of nobody', { credits: [{ contactId: 999_999_999, amountCents: 12_100 }] }, 422],
    ['of less than came in', { credits: [{ contactId: 0, amountCents: 12_000 }] }, 422],
    ['of nothing', { credits: [{ contactId: 0, amountCents: 0 }] }, 422],
    ['of money that went out', { credits: [{ contactId: 0, amountCents: -12_100 }] }, 422],
  ])('a credit %s is refused', async (_case, { credits: [credit] }, status) => {
    const { books, contactId, line } = await paidTwice()
    const of = { contactId: credit?.contactId === 0 ? contactId : credit?.contactId, amountCents: credit?.amountCents }
    const refused = await tryProcess(books, line, { credits: [of] })
    expect(refused.status).toBe(status)
    expect(await creditsOf(books)).toEqual([])
  })
})
