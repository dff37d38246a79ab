import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { bookOf, openBook } from './cash.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** An invoice of 121,00 that a customer paid by each provider, and what it kept of that. */
const stripe = (number: string) => [
  'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description,automatic_payout_id,automatic_payout_effective_at',
  `txn_1,2026-06-05 10:22:31,2026-06-07 00:00:00,eur,121.00,2.07,118.93,charge,ch_1,Factuur ${number},po_1,2026-06-09 00:00:00`,
]
const payPal = (number: string) => [
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Invoice Number","Balance","Balance Impact"',
  `"15/06/2026","10:00:00","CET","Atelier De Vries","Express Checkout Payment","Completed","EUR","121,00","-4,46","116,54","a@b.example","c@d.example","1AB","Ontwerp","${number}","116,54","Credit"`,
]
const sumUp = (number: string) => [
  'Email,Date,Transaction ID,Transaction type,Status,Card type,Last 4 digits,Process as,Payment method,Entry mode,Auth code,Description,Total,Net sale,Tax amount,Tip amount,Fee,Payout,Payout date,Payout ID,Reference',
  `a@b.example,2026-06-05 10:22:31,TA1,Sale,Successful,Visa,1234,Credit,POS,Chip,1,Factuur ${number},121.00,100.00,21.00,0.00,,,,,`,
  `a@b.example,2026-06-05 10:22:31,TA1,Payout,Paid,Visa,1234,Credit,POS,Chip,1,Factuur ${number},121.00,,,,2.07,118.93,2026-06-07,PID9,`,
]

test.each([
  ['Stripe', 'STRIPE' as const, stripe, 207],
  ['PayPal', 'PAYPAL' as const, payPal, 446],
  ['SumUp', 'SUMUP' as const, sumUp, 207],
])(
  'a report of %s settles the invoice by its gross, keeps the costs apart, and its payout empties the book',
  async (provider, kind, report, feeCents) => {
    const books = await Books.openOn(server, '2026-06-30')
    await openBook(books, 'MOLLIE', 'Mollie')
    // What its owner calls it says nothing of the provider.
    const name = 'Winkel'
    const bookId = await openBook(books, kind, name)
    const { id, number } = await books.invoice({ invoiceDate: '2026-05-20' })
    const answer = await books.client.send(contract.bank.import, {
      params: books.params,
      query: { name: 'report.csv', createBook: 'false' },
      body: fileBody(`${report(number).join('\n')}\n`),
    })
    expect(answer).toMatchObject({ status: 200, body: { imported: 2, journalIds: [bookId] } })
    const netCents = 12_100 - feeCents
    expect(await bookOf(books, bookId)).toMatchObject({
      kind: 'provider',
      bankName: provider,
      balanceCents: netCents,
      waiting: 2,
    })

    const waiting = await books.waiting()
    expect(waiting.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-feeCents, 12_100])
    const sale = must(
      waiting.find(({ amountCents }) => amountCents === 12_100),
      'the sale',
    )
    expect(sale.best).toMatchObject({ kind: 'open_item', certainty: 'certain', items: [{ invoiceId: id }] })
    const [item] = must(sale.best, 'its suggestion').items
    await books.process(sale, { items: [{ openItemId: must(item, 'the invoice').id, amountCents: 12_100 }] })

    const line = await books.line(netCents, { counterpartyName: provider, description: `Uitbetaling ${provider}` })
    const params = { ...books.params, transactionId: line.id }
    const { suggestions } = await books.client.call(contract.bank.transaction, { params })
    const payout = must(suggestions[0], 'the payout')
    expect(payout).toMatchObject({ kind: 'account', label: name })
    const accountId = must(payout.accountId, 'the account of the provider')
    await books.process(line, { bookings: [{ accountId, amountCents: netCents, vatCode: null, description: '' }] })
    expect(await bookOf(books, bookId)).toMatchObject({ balanceCents: 0, waiting: 1 })
  },
)

test.each([
  ['a part', '-21.93', -2193],
  ['all', '-121.00', -12_100],
])(
  '%s of what a provider gives back opens its invoice again, and never more than was paid',
  async (_of, told, cents) => {
    const books = await Books.openOn(server, '2026-06-30')
    const bookId = await openBook(books, 'STRIPE', 'Stripe')
    const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
    const back = (id: number) =>
      `txn_${id},2026-06-${id} 12:00:00,2026-06-${id} 00:00:00,eur,${told},0.00,${told},refund,re_${id},Terug ${number},po_1,2026-06-29 00:00:00`
    const send = (lines: string[]) =>
      books.client.call(contract.bank.import, {
        params: books.params,
        query: { name: 'report.csv', createBook: 'false' },
        body: fileBody(`${lines.join('\n')}\n`),
      })
    await send(stripe(number))
    const { id: openItemId } = await books.openItem(number)
    const [sale] = (await books.waiting()).filter(({ amountCents }) => amountCents > 0)
    await books.process(must(sale, 'the sale'), { items: [{ openItemId, amountCents: 12_100 }] })
    await send([...stripe(number), back(11), back(12)])
    const waiting = (await books.waiting()).filter(({ amountCents }) => amountCents === cents)
    expect(waiting.map(({ best }) => best)).toMatchObject([
      { isReturn: true, certainty: 'likely', items: [{ id: openItemId, settleCents: cents }] },
      { isReturn: true, certainty: 'likely', items: [{ id: openItemId, settleCents: cents }] },
    ])
    const fee = (await books.waiting()).find(({ amountCents }) => amountCents === -207)
    expect(must(fee, 'what it kept').best).toBeNull()
    await books.process(must(waiting[0], 'a refund'), { items: [{ openItemId, amountCents: cents }] })
    expect(await books.openItem(number)).toMatchObject({ openCents: -cents })
    const [left] = (await books.waiting()).filter(({ amountCents }) => amountCents === cents)
    const isLeft = cents !== -12_100
    expect(must(left, 'the other').best === null).toBe(!isLeft)
    expect(await bookOf(books, bookId)).toMatchObject({ balanceCents: 11_893 + 2 * cents })
  },
)

test.each([
  ['Stripe', stripe],
  ['PayPal', payPal],
  ['SumUp', sumUp],
])('a report of %s never goes into the book of another provider by itself', async (_name, report) => {
  const books = await Books.openOn(server, '2026-06-30')
  await openBook(books, 'MOLLIE', 'Mollie')
  const body = fileBody(`${report('2026-0001').join('\n')}\n`)
  const shown = await books.client.call(contract.bank.preview, {
    params: books.params,
    query: { name: 'report.csv' },
    body,
  })
  expect(shown.statements).toMatchObject([{ journalId: null }])
})
