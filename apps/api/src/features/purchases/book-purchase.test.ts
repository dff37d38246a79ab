import { contract, type PurchaseInput } from '@klopt/api-client/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, codesOf, Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

async function open(): Promise<{ books: Books; purchases: Purchases }> {
  const books = await Books.open(server)
  return { books, purchases: new Purchases(books) }
}
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields?: object }).fields ?? {}).toSorted()

test('booking posts cost, VAT and the debt, opens a payable and processes the document', async () => {
  const { books, purchases } = await open()
  const document = await purchases.document()
  const { id } = await purchases.booked({ number: ' A 12 ', documentId: document.id })
  const purchase = await purchases.show(id)
  expect(purchase).toMatchObject({
    number: 'A 12',
    status: 'open',
    openCents: 12_100,
    fileId: document.fileId,
    attachments: [{ fileId: document.fileId, name: 'factuur.pdf' }],
  })
  expect(await books.sums(purchase.journalEntryId)).toEqual({ '4500': 10_000, '1520': 2_100, '1600': -12_100 })
  expect(await books.rows('SELECT state FROM documents WHERE administration_id = $1')).toEqual([{ state: 'processed' }])
  expect(await books.rows('SELECT kind FROM attachments WHERE administration_id = $1')).toEqual([
    { kind: 'debit-purchase-invoice' },
  ])
  expect(await books.openItem('A 12')).toMatchObject({ openCents: 12_100, dueDate: '2026-06-19' })
  await expectBooksToAddUp(books)
})

test('a credit invoice posts the other way round', async () => {
  const { books, purchases } = await open()
  const { id } = await purchases.booked({ kind: 'credit_invoice' })
  const purchase = await purchases.show(id)
  expect(purchase).toMatchObject({ status: 'open', openCents: -12_100 })
  expect(await books.sums(purchase.journalEntryId)).toEqual({ '4500': -10_000, '1520': -2_100, '1600': 12_100 })
  await expectBooksToAddUp(books)
})

test('under the small-business scheme VAT is a cost and nothing is deducted', async () => {
  const { books, purchases } = await open()
  await books.settings({ smallBusinessScheme: true })
  const { id } = await purchases.booked()
  expect(await books.sums((await purchases.show(id)).journalEntryId)).toEqual({ '4500': 12_100, '1600': -12_100 })
})

test('reverse-charged VAT is owed and deducted at once', async () => {
  const { books, purchases } = await open()
  const { id } = await purchases.booked({ lines: [aPurchaseLine({ vatCode: 'purchase_eu_services' })] })
  const purchase = await purchases.show(id)
  expect(await books.sums(purchase.journalEntryId)).toEqual({
    '4500': 10_000,
    '1505': -2_100,
    '1520': 2_100,
    '1600': -10_000,
  })
})

test('fifty identical requests with one key give one entry and one answer', async () => {
  const { books, purchases } = await open()
  const draft = await purchases.draft()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => purchases.tryBook(draft, { idempotencyKey: 'once' })),
  )
  const { journalEntryId } = await purchases.show(draft.id)
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { journalEntryId, version: 2 }])
  expect(await books.rows('SELECT FROM journal_entries WHERE administration_id = $1')).toHaveLength(1)
})

test('fifty requests without a key give one entry; the others hear that it is booked', async () => {
  const { books, purchases } = await open()
  const draft = await purchases.draft()
  const codes = codesOf(await Promise.all(Array.from({ length: 50 }, () => purchases.tryBook(draft))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 90010]))
  expect(await books.rows('SELECT FROM journal_entries WHERE administration_id = $1')).toHaveLength(1)
  await expectBooksToAddUp(books)
})

test('twenty purchases booked at once get gapless numbers in the purchase book', async () => {
  const { books, purchases } = await open()
  const contactId = await purchases.supplier()
  const drafts = await Promise.all(Array.from({ length: 20 }, () => purchases.draft({ contactId })))
  const answers = await Promise.all(drafts.map((draft) => purchases.tryBook(draft)))
  expect(new Set(codesOf(answers))).toEqual(new Set(['done']))
  const rows = await books.rows<{ number: number }>('SELECT number FROM journal_entries WHERE administration_id = $1')
  expect(rows.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  await expectBooksToAddUp(books)
})

describe('a number that was booked before for the same supplier', () => {
  test('is asked about (90034), whatever its capitals and spaces, and booked when the writer says so', async () => {
    const { books, purchases } = await open()
    const contactId = await purchases.supplier()
    const first = await purchases.booked({ contactId, number: 'INV 2026-1' })
    const again = await purchases.draft({ contactId, number: 'inv2026 - 1' })
    const answer = await purchases.tryBook(again)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 90034, details: { duplicates: [{ purchaseId: first.id, number: 'INV 2026-1' }] } },
    })
    const query = { contactId: String(contactId), number: 'inv2026-1' }
    expect(await books.client.call(contract.purchases.duplicates, { params: books.params, query })).toMatchObject([
      { purchaseId: first.id, grossCents: 12_100 },
    ])
    expect(codesOf([await purchases.tryBook(again, { acceptDuplicate: true })])).toEqual(['done'])
  })

  test('does not count for another supplier, as a draft, or after it was taken back', async () => {
    const { purchases } = await open()
    const contactId = await purchases.supplier()
    const number = 'X1'
    await purchases.booked({ contactId: await purchases.supplier('Een ander', null), number })
    await purchases.draft({ contactId, number })
    const first = await purchases.booked({ contactId, number })
    await purchases.tryReverse(first)
    expect(codesOf([await purchases.tryBook(await purchases.draft({ contactId, number }))])).toEqual(['done'])
  })

  test('slips through for none of ten who book it at the same moment', async () => {
    const { purchases } = await open()
    const contactId = await purchases.supplier()
    const drafts = await Promise.all(Array.from({ length: 10 }, () => purchases.draft({ contactId, number: 'S1' })))
    const codes = codesOf(await Promise.all(drafts.map((draft) => purchases.tryBook(draft))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  })
})

describe('what booking takes is named by field, and nothing is done without it', () => {
  test.each<[string, Partial<PurchaseInput>, string[]]>([
    ['supplier and number', { contactId: null, number: ' ' }, ['contactId', 'number']],
    ['lines', { lines: [] }, ['lines']],
    ['an amount', { lines: [aPurchaseLine({ amountCents: 0 })] }, ['lines']],
    ['an amount that fits its kind', { lines: [aPurchaseLine({ amountCents: -1 })] }, ['lines']],
    [
      'a positive amount of a credit invoice',
      { kind: 'credit_invoice', lines: [aPurchaseLine({ amountCents: -1 })] },
      ['lines'],
    ],
    ['a due date after the invoice', { dueDate: '2026-05-19' }, ['dueDate']],
  ])('%s', async (_name, changes, fields) => {
    const { books, purchases } = await open()
    const draft = await purchases.draft(changes)
    expect(fieldsOf(await purchases.tryBook(draft))).toEqual(fields)
    expect(await books.rows('SELECT FROM journal_entries WHERE administration_id = $1')).toEqual([])
    expect(await purchases.show(draft.id)).toMatchObject({ status: 'draft', version: 1 })
  })

  test('an account that is chosen, in use, and not kept by the program', async () => {
    const { books, purchases } = await open()
    const body = await purchases.complete({ lines: [aPurchaseLine(), aPurchaseLine()] })
    const [line = aPurchaseLine()] = body.lines
    const used = { ...line, accountId: await books.account('WBedKanPor') }
    const lines = [{ ...line, accountId: null }, used, { ...line, accountId: await books.account('BSchCreHac') }]
    const create = await books.client.call(contract.purchases.create, {
      params: books.params,
      body: { ...body, lines },
    })
    expect(fieldsOf(await purchases.tryBook(create))).toEqual(['lines.0.accountId'])
    const rest = { ...body, number: 'R', lines: lines.slice(1) }
    await books.rows('UPDATE accounts SET deactivated_at = now() WHERE id = $1', [used.accountId])
    const other = await books.client.call(contract.purchases.create, { params: books.params, body: rest })
    expect(fieldsOf(await purchases.tryBook(other))).toEqual(['lines.0.accountId', 'lines.1.accountId'])
  })
})

test('a purchase dated in a filed period keeps its dates, and its VAT goes along with the next return', async () => {
  const { books, purchases } = await open()
  await purchases.booked({ invoiceDate: '2026-01-05', dueDate: '2026-02-04' })
  await books.file('2026-Q1')
  const { id } = await purchases.booked({ invoiceDate: '2026-02-10', dueDate: '2026-03-10' })
  const purchase = await purchases.show(id)
  expect(purchase).toMatchObject({ invoiceDate: '2026-02-10', status: 'late' })
  expect(await books.entry(purchase.journalEntryId)).toMatchObject({ date: '2026-02-10', documentDate: '2026-02-10' })
  const { boxes } = await books.vatReturn('2026-Q2')
  expect(boxes.find((box) => box.box === '5b')).toMatchObject({ vatCents: 2_100 })
  await expectBooksToAddUp(books)
})

describe('a booked purchase does not change', () => {
  test('by a call', async () => {
    const { books, purchases } = await open()
    const booked = await purchases.booked()
    const params = { ...books.params, purchaseId: booked.id }
    const body = { ...(await purchases.complete()), version: booked.version }
    const answers = [
      await books.client.send(contract.purchases.save, { params, body }),
      await books.client.send(contract.purchases.delete, { params, body }),
      await purchases.tryBook(booked),
    ]
    expect(codesOf(answers)).toEqual([90010, 90010, 90010])
  })

  test.each([
    'UPDATE purchases SET gross_cents = gross_cents + 1, net_cents = net_cents + 1 WHERE id = $1',
    "UPDATE purchases SET number = 'X' WHERE id = $1",
    'UPDATE purchases SET booked_at = NULL, journal_entry_id = NULL WHERE id = $1',
    'UPDATE purchases SET deleted_at = now() WHERE id = $1',
    'DELETE FROM purchases WHERE id = $1',
    'DELETE FROM purchase_lines WHERE purchase_id = $1',
    'UPDATE purchase_lines SET amount_cents = 1 WHERE purchase_id = $1',
  ])('by SQL of the owner: %s', async (statement) => {
    const { books, purchases } = await open()
    const { id } = await purchases.booked()
    const failure = await books.rows(statement, [id]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(pg.DatabaseError)
    expect(failure).toMatchObject({ code: 'KL004' })
  })
})
