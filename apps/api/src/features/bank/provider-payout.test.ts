import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { bookOf, enterLine, openBook } from './cash.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** A settlement: what two customers paid, and costs with their VAT. */
const settlement = (first: string, second: string) =>
  [
    'Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Consumer bank account,Consumer BIC,Settlement currency,Settlement amount,Settlement reference,Amount refunded',
    `"2026-06-04 09:12:11","ideal","EUR","121.00","paidout","tr_1","${first}","J. de Vries","","","EUR","121.00","1234567.2606.01",""`,
    `"2026-06-05 18:40:00","creditcard","EUR","88.09","paidout","tr_2","${second}","","","","EUR","88.09","1234567.2606.01",""`,
    '"2026-06-06 00:00:00","","EUR","-4.24","","","Withheld fees 7","","","","EUR","-4.24","1234567.2606.01",""',
    '"2026-06-06 00:00:00","","EUR","-0.89","","","Withheld fees 7 btw","","","","EUR","-0.89","1234567.2606.01",""',
    '',
  ].join('\n')

test('a payout of 203.96 is 209.09 less 4.24 and 0.89: each invoice is settled, and the provider holds nothing', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const provider = await openBook(books, 'MOLLIE', 'Mollie')
  const first = await books.invoice({ invoiceDate: '2026-05-20' })
  const second = await books.invoice({
    invoiceDate: '2026-05-21',
    lines: [anInvoiceLine({ unitPrice: '72.80' })],
  })
  const answer = await books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'settlement.csv', createBook: 'false' },
    body: fileBody(settlement(first.number, second.number)),
  })
  expect(answer).toMatchObject({ status: 200, body: { imported: 4, journalIds: [provider] } })
  expect(await bookOf(books, provider)).toMatchObject({ kind: 'provider', balanceCents: 20_396, waiting: 4 })

  const bankLine = await books.line(20_396, {
    counterpartyName: 'Stichting Mollie Payments',
    description: 'T1234567.2606.01',
  })
  const { suggestions } = await books.client.call(contract.bank.transaction, {
    params: { ...books.params, transactionId: bankLine.id },
  })
  const [payout] = suggestions
  expect(payout).toMatchObject({ kind: 'account', certainty: 'certain', label: 'Mollie' })
  const accountId = must(payout?.accountId, 'the account of the provider')
  const whole = (amountCents: number, to: number) => ({
    bookings: [{ accountId: to, amountCents, vatCode: null, description: '' }],
  })
  await books.process(bankLine, whole(20_396, accountId))
  const waiting = await books.waiting()
  for (const line of waiting) {
    const { suggestions: found } = await books.client.call(contract.bank.transaction, {
      params: { ...books.params, transactionId: line.id },
    })
    const [item] = found[0]?.items ?? []
    if (line.amountCents > 0) {
      expect(found[0]).toMatchObject({ kind: 'open_item', certainty: 'certain' })
      await books.process(line, {
        items: [{ openItemId: must(item, 'its invoice').id, amountCents: line.amountCents }],
      })
    } else await books.process(line, whole(line.amountCents, await books.account('WBedKanKak')))
  }
  expect(await bookOf(books, provider)).toMatchObject({ balanceCents: 0, ledgerBalanceCents: 0, waiting: 0 })
  const open = await books.client.call(contract.bank.openItems, { params: books.params, query: {} })
  expect(open).toEqual([])
})

// 4.24 of fees with 0.89 of VAT, as the provider invoices them for the month.
test('fees that were withheld pay the invoice of the provider: cost and VAT are booked once, by that invoice', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const purchases = new Purchases(books)
  const provider = await openBook(books, 'MOLLIE', 'Mollie')
  const costs = await books.account('WBedAdlBan')
  const { id } = await purchases.booked({
    contactId: await purchases.supplier('Mollie B.V.'),
    invoiceDate: '2026-06-30',
    dueDate: '2026-06-30',
    lines: [aPurchaseLine({ amountCents: 424, accountId: costs })],
  })
  await enterLine(books, provider, '2026-06-05', 50_000)
  const openItemId = await purchases.openItemId(id)
  for (const amountCents of [-424, -89]) {
    const line = await enterLine(books, provider, '2026-06-30', amountCents, { description: 'Withheld fees 7' })
    await books.process(line, { items: [{ openItemId, amountCents }] })
  }
  expect((await purchases.show(id)).openCents).toBe(0)
  const { boxes } = await books.vatReturn('2026-Q2')
  expect(boxes.find(({ box }) => box === '5b')).toMatchObject({ vatCents: 89 })
  const [booked] = await books.rows<{ cents: number }>(
    'SELECT sum(debit_cents - credit_cents)::int AS cents FROM journal_lines WHERE administration_id = $1 AND account_id = $2',
    [books.id, costs],
  )
  expect(booked?.cents).toBe(424)
})
