import { contract } from '@klopt/api-client/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { finaliseOf } from './finalise-invoice.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const codesOf = (answers: { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : (body as { code: number }).code))

test('fifty identical requests with one key give one number and one answer', async () => {
  const books = await Books.open(server)
  const draft = await books.draft()
  const answers = await Promise.all(Array.from({ length: 50 }, () => finaliseOf(books, draft, 'once')))
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toEqual(
    new Set([JSON.stringify([200, { number: '2026-0001', version: 2 }])]),
  )
  await expectBooksToAddUp(books)
  expect((await books.rows('SELECT FROM journal_entries WHERE administration_id = $1')).length).toBe(1)
})

test('fifty requests without a key give one number; the others hear that it is final', async () => {
  const books = await Books.open(server)
  const draft = await books.draft()
  const codes = codesOf(await Promise.all(Array.from({ length: 50 }, () => finaliseOf(books, draft))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 90010]))
  expect((await books.rows('SELECT FROM open_items WHERE administration_id = $1')).length).toBe(1)
})

test('twenty drafts made final at once get twenty consecutive numbers', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  const drafts = await Promise.all(Array.from({ length: 20 }, () => books.draft({ contactId })))
  const finals = await Promise.all(drafts.map((draft) => books.finalise(draft)))
  expect(finals.map(({ number }) => number).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`),
  )
  await expectBooksToAddUp(books)
})

test('a refused finalising takes no number: the next invoice gets it', async () => {
  const books = await Books.open(server)
  const empty = await books.draft({ lines: [] })
  expect(codesOf([await finaliseOf(books, empty)])).toEqual([90001])
  expect((await books.invoice()).number).toBe('2026-0001')
})

test('an older version is refused with 409, for finalising and for sending', async () => {
  const books = await Books.open(server)
  const draft = await books.draft()
  await books.client.call(contract.invoices.save, {
    params: { ...books.params, invoiceId: draft.id },
    body: { ...anInvoice({ contactId: await books.contact() }), version: draft.version },
  })
  const stale = await finaliseOf(books, draft)
  expect([stale.status, codesOf([stale])]).toEqual([409, [90002]])
  const sent = await books.client.send(contract.invoices.send, {
    params: { ...books.params, invoiceId: draft.id },
    body: { version: draft.version, recipient: 'a@b.example', subject: 'x', body: aLetter() },
  })
  expect([sent.status, codesOf([sent])]).toEqual([409, [90002]])
})

describe('a final invoice does not change', () => {
  test('by a call', async () => {
    const books = await Books.open(server)
    const final = await books.invoice()
    const params = { ...books.params, invoiceId: final.id }
    const body = { ...anInvoice({ contactId: await books.contact() }), version: final.version }
    expect(codesOf([await books.client.send(contract.invoices.save, { params, body })])).toEqual([90010])
    expect(codesOf([await books.client.send(contract.invoices.delete, { params, body })])).toEqual([90010])
    expect(codesOf([await finaliseOf(books, final)])).toEqual([90010])
  })

  test.each([
    'UPDATE invoices SET gross_cents = gross_cents + 1, net_cents = net_cents + 1 WHERE id = $1',
    "UPDATE invoices SET number = 'X' WHERE id = $1",
    "UPDATE invoices SET snapshot = '{}' WHERE id = $1",
    'UPDATE invoices SET finalised_at = NULL, number = NULL, snapshot = NULL, journal_entry_id = NULL WHERE id = $1',
    'UPDATE invoices SET deleted_at = now() WHERE id = $1',
    'DELETE FROM invoices WHERE id = $1',
    "UPDATE invoice_lines SET description = 'x' WHERE invoice_id = $1",
    'DELETE FROM invoice_lines WHERE invoice_id = $1',
    `INSERT INTO invoice_lines (administration_id, invoice_id, line_number, description, quantity, unit_price, vat_code, amount_cents)
      SELECT administration_id, id, 9, 'x', 1, 1, 'sale_high', 100 FROM invoices WHERE id = $1`,
  ])('by SQL of the owner: %s', async (statement) => {
    const books = await Books.open(server)
    const { id } = await books.invoice()
    const failure = await books.rows(statement, [id]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(pg.DatabaseError)
    expect(failure).toMatchObject({ code: 'KL004' })
  })

  test('by what changes around it: its contact, the company and the small-business scheme', async () => {
    const books = await Books.open(server)
    const { id } = await books.invoice()
    const before = await books.show(id)
    await books.settings({ smallBusinessScheme: true, companyName: 'Andere naam' })
    const after = await books.show(id)
    expect(after.totals).toEqual(before.totals)
    expect(after.totals.vatCents).toBe(2100)
  })
})

test('under the small-business scheme no VAT is charged, posted or declared', async () => {
  const books = await Books.open(server)
  await books.settings({ smallBusinessScheme: true })
  const { id } = await books.invoice()
  const invoice = await books.show(id)
  expect(invoice.totals).toMatchObject({ netCents: 10_000, vatCents: 0, grossCents: 10_000 })
  expect(await books.sums(invoice.journalEntryId)).toEqual({ '1300': 10_000, '8030': -10_000 })
  const { boxes } = await books.vatReturn('2026-Q2')
  expect(boxes.every((box) => !box.baseCents && !box.vatCents)).toBe(true)
})

test('an invoice dated in a filed period keeps its date, in the ledger too', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  await books.invoice({ contactId, invoiceDate: '2025-11-05' })
  await books.file('2025-Q4')
  await books.invoice({ contactId, invoiceDate: '2026-01-05' })
  await books.file('2026-Q1')
  const late = await books.invoice({ contactId, invoiceDate: '2025-12-30' })
  expect(late.number).toBe('2025-0002')
  const invoice = await books.show(late.id)
  expect(invoice).toMatchObject({ invoiceDate: '2025-12-30', dueDate: '2026-01-13' })
  expect(await books.entry(invoice.journalEntryId)).toMatchObject({ date: '2025-12-30', documentDate: '2025-12-30' })
  await expectBooksToAddUp(books)
})

test('lines post to the accounts that were chosen, but never to one the program keeps itself', async () => {
  const books = await Books.open(server)
  const other = await Books.open(server)
  const accountId = await books.account('WOmzNohOln')
  const { id } = await books.invoice({ lines: [anInvoiceLine({ accountId })] })
  const entry = await books.entry((await books.show(id)).journalEntryId)
  expect(entry.lines.map((line) => line.accountId)).toContain(accountId)

  const receivables = await books.draft({ lines: [anInvoiceLine({ accountId: await books.account('BVorDebHad') })] })
  expect(await finaliseOf(books, receivables)).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.accountId': expect.stringContaining('Kies een andere rekening') as unknown } },
  })
  const theirs = anInvoice({ lines: [anInvoiceLine({ accountId: await other.account('WOmzNohOln') })] })
  const created = await books.client.send(contract.invoices.create, { params: books.params, body: theirs })
  expect(created.status).toBe(404)
})

test('what a draft would become is told beforehand, takes nothing, and comes true', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  await books.invoice({ contactId, invoiceDate: '2026-01-10' })
  const draft = await books.draft({ contactId, invoiceDate: '2026-02-10' })
  const look = () =>
    books.client.call(contract.invoices.finalising, { params: { ...books.params, invoiceId: draft.id } })
  const told = {
    number: '2026-0002',
    date: '2026-02-10',
    entryDate: '2026-02-10',
    vatPeriodLabel: '1e kwartaal 2026',
    vatIsLate: false,
    vatExpiredOn: null,
    vatScheme: 'accrual',
    schemeEnd: null,
    distanceSales: null,
    marginDoubt: null,
    vatNumberCheck: null,
  }
  expect(await look()).toEqual(told)
  expect(await look()).toEqual(told)
  // Once the quarter is filed it keeps its day, and its VAT waits.
  await books.file('2026-Q1')
  expect(await look()).toEqual({ ...told, vatIsLate: true })
  expect((await books.finalise(draft)).number).toBe('2026-0002')
  expect((await books.entry((await books.show(draft.id)).journalEntryId)).date).toBe('2026-02-10')
  await expect(look()).rejects.toMatchObject({ error: { code: 90010 } })
})
