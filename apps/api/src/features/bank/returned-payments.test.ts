import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aLine } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const IBAN = 'NL26BNGH0285008681'

/** An invoice of 121,00 that was collected from its customer, and the line by which the bank took it back. */
async function collected(books: Books) {
  const { id, number } = await books.invoice()
  await books.import([aLine({ counterpartyIban: IBAN, description: `incasso ${number}` })])
  const [paid] = await books.waiting()
  const line = must(paid, 'the line that pays')
  const [item] = must(line.best, 'a suggestion').items
  const openItemId = must(item, 'the invoice').id
  const done = await books.process(line, { items: [{ openItemId, amountCents: 12_100 }] })
  await books.import([
    aLine({ date: '2026-06-05', amountCents: -12_100, counterpartyIban: IBAN, description: 'STORNO MD06' }),
  ])
  const [back] = await books.waiting()
  return {
    invoiceId: id,
    openItemId,
    paid: { id: line.id, version: done.version },
    back: must(back, 'the line that takes back'),
    returned: { items: [{ openItemId, amountCents: -12_100 }] },
  }
}
const openCents = async (books: Books, openItemId: number) => {
  const rows = await books.rows<{ open_cents: number }>(
    'SELECT open_cents FROM open_items WHERE administration_id = $1 AND id = $2',
    [books.id, openItemId],
  )
  return must(rows[0], 'an item').open_cents
}

test('a direct debit that comes back is suggested, and opens the invoice again by what came back', async () => {
  const books = await Books.open(server)
  const { openItemId, back, returned } = await collected(books)
  expect(await openCents(books, openItemId)).toBe(0)
  expect(back.best).toMatchObject({
    kind: 'open_item',
    certainty: 'likely',
    isReturn: true,
    items: [{ id: openItemId, settleCents: -12_100 }],
  })
  const { journalEntryId } = await books.process(back, returned)
  expect(await books.sums(journalEntryId)).toEqual({ '1100': -12_100, '1300': 12_100 })
  expect(await openCents(books, openItemId)).toBe(12_100)
  await expectBooksToAddUp(books)
})

test('never more comes back than was paid, also when twenty book it at once', async () => {
  const books = await Books.open(server)
  const { openItemId, back, returned } = await collected(books)
  const again = aLine({ date: '2026-06-06', amountCents: -12_100, counterpartyIban: IBAN, description: 'STORNO MD06' })
  await books.import([again])
  const lines = await books.waiting()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => books.process(must(lines[n % 2], 'a line'), returned)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await openCents(books, openItemId)).toBe(12_100)
  const [left] = await books.waiting()
  expect(must(left, 'the other line').best).toBeNull()
  await expect(
    books.process(must(left, 'the other line'), { items: [{ openItemId, amountCents: -12_100 }] }),
  ).rejects.toMatchObject({ error: { code: 90016 } })
  expect(back.amountCents).toBe(-12_100)
})

test('a return can be undone; what it took back not, nor a return after which the invoice was paid again', async () => {
  const books = await Books.open(server)
  const { openItemId, paid, back, returned } = await collected(books)
  const done = await books.process(back, returned)
  await expect(books.undo(paid)).rejects.toMatchObject({ error: { code: 90124 } })
  const { version } = await books.undo({ id: back.id, version: done.version })
  expect(await openCents(books, openItemId)).toBe(0)
  const second = await books.process({ id: back.id, version }, returned)
  await books.import([aLine({ date: '2026-06-09', counterpartyIban: IBAN })])
  const [anew] = await books.waiting()
  await books.process(must(anew, 'paid again'), { items: [{ openItemId, amountCents: 12_100 }] })
  await expect(books.undo({ id: back.id, version: second.version })).rejects.toMatchObject({ error: { code: 90124 } })
  expect(await openCents(books, openItemId)).toBe(0)
  await expectBooksToAddUp(books)
})

test('on a cash basis the VAT that became due with the payment waits again', async () => {
  const books = await Books.open(server)
  await books.settings({ vatScheme: 'cash' })
  const { openItemId, back, returned } = await collected(books)
  const { journalEntryId } = await books.process(back, returned)
  // Of 121,00 at 21% (article 26 Wet OB 1968): 21,00 is no longer received, so no longer due.
  expect(await books.sums(journalEntryId)).toMatchObject({ '1100': -12_100, '1300': 12_100, '1500': 2_100 })
  const [item] = await books.rows<{ postponed_vat: unknown }>(
    'SELECT postponed_vat FROM open_items WHERE administration_id = $1 AND id = $2',
    [books.id, openItemId],
  )
  expect(item?.postponed_vat).toEqual([{ vatCode: 'sale_high', baseCents: 10_000, vatCents: 2_100 }])
  await expectBooksToAddUp(books)
})

// 121.00 and 302.50, paid in one line of 423.50.
test('the return of a payment of two invoices is suggested, and opens both again', async () => {
  const books = await Books.open(server)
  const invoices = [await books.invoice(), await books.invoice({ lines: [anInvoiceLine({ unitPrice: '250' })] })]
  const description = `Facturen ${invoices.map(({ number }) => number).join(' en ')}`
  await books.line(42_350, { counterpartyIban: IBAN, description })
  expect(await books.processCertain()).toEqual({ processed: 1, skipped: 0 })
  const back = await books.line(-42_350, { counterpartyIban: null, description: `STORNO ${description}` })
  const params = { ...books.params, transactionId: back.id }
  const { suggestions } = await books.client.call(contract.bank.transaction, { params })
  expect(suggestions[0]).toMatchObject({
    kind: 'combination',
    certainty: 'likely',
    isReturn: true,
    label: '2 facturen teruggeboekt',
    reasons: ['amount', 'number', 'returned'],
    items: [{ settleCents: -12_100 }, { settleCents: -30_250 }],
  })
  const items = suggestions[0]?.items.map(({ id, settleCents }) => ({ openItemId: id, amountCents: settleCents }))
  const { journalEntryId } = await books.process(back, { items: must(items, 'what came back') })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': -42_350, '1300': 42_350 })
  for (const { id } of invoices) expect((await books.show(id)).status).not.toBe('paid')
  await expectBooksToAddUp(books)
})

test('by the account alone, unnamed, it is suggested too, and no more once one of them came back', async () => {
  const books = await Books.open(server)
  const invoices = [await books.invoice(), await books.invoice({ lines: [anInvoiceLine({ unitPrice: '250' })] })]
  const named = { counterpartyIban: IBAN, description: invoices.map(({ number }) => number).join(' ') }
  await books.line(42_350, named)
  await books.processCertain()
  const back = await books.line(-42_350, { counterpartyIban: IBAN, description: 'Terugboeking' })
  const best = async (line: { id: number }) => {
    const params = { ...books.params, transactionId: line.id }
    return (await books.client.call(contract.bank.transaction, { params })).suggestions[0]
  }
  expect(await best(back)).toMatchObject({ isReturn: true, certainty: 'likely', items: [{}, {}] })
  const one = await books.line(-12_100, { counterpartyIban: IBAN, description: 'Terugboeking' })
  const [item] = must(await best(one), 'a return of one').items
  await books.process(one, { items: [{ openItemId: must(item, 'the item').id, amountCents: -12_100 }] })
  expect(await best(back)).toBeUndefined()
})
