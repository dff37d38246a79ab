import { contract } from '@klopt/api-client/contract'
import type { BankLine } from '@klopt/bank-statements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { addProviderLine } from './provider-line.ts'
import { bookOf, enterLine, openBook } from './cash.test-support.ts'
import { aLine, camt } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const DAY = '2026-06-03'
const sale = (amountCents: number, description: string, date = DAY) =>
  aLine({ date, amountCents, description, counterpartyName: null })
const till = (lines: readonly BankLine[]) =>
  camt(lines, { iban: null, account: 'kassa', openingBalanceCents: null, closingBalanceCents: null })

/** A cash book and what it takes from the file of a till. */
async function opened() {
  const books = await Books.openOn(server, '2026-06-30')
  const cash = await openBook(books, 'CASH', 'Kassa')
  const options = (text: string) => ({
    params: books.params,
    query: { name: 'kassa.xml', journalId: String(cash) },
    body: fileBody(text),
  })
  const take = (lines: readonly BankLine[]) => {
    const { query, ...rest } = options(till(lines))
    return books.client.send(contract.bank.import, { ...rest, query: { ...query, createBook: 'false' } })
  }
  const preview = (lines: readonly BankLine[]) => books.client.call(contract.bank.preview, options(till(lines)))
  const amounts = async () => (await books.waiting()).map((line) => line.amountCents).toSorted((a, b) => a - b)
  return { books, cash, take, preview, amounts }
}

test('the file of a till comes in on a day that has lines by hand, which it does not know', async () => {
  const { books, cash, take, preview, amounts } = await opened()
  await enterLine(books, cash, DAY, 10_000, { description: 'Storting' })
  const lines = [sale(1210, 'Bon 1'), sale(605, 'Bon 2'), sale(500, 'Bon 3', '2026-06-04')]
  expect((await preview(lines)).statements[0]).toMatchObject({ conflicts: [], knownLines: [] })
  expect(await take(lines)).toMatchObject({ status: 200, body: { imported: 3, known: 0 } })
  expect(await take(lines)).toMatchObject({ status: 200, body: { imported: 0, known: 3 } })
  expect(await amounts()).toEqual([500, 605, 1210, 10_000])
  expect(await bookOf(books, cash)).toMatchObject({ balanceCents: 12_315 })
})

test('a line that was entered by hand is the line of the file, in its own words, and never doubles', async () => {
  const { books, cash, take, amounts } = await opened()
  await enterLine(books, cash, DAY, 500, { description: 'Koffie' })
  await enterLine(books, cash, DAY, 500, { description: 'Bon 2' })
  const lines = [sale(500, 'Bon 1'), sale(500, 'Bon 2'), sale(500, 'Bon 3'), sale(605, 'Bon 4')]
  expect(await take(lines)).toMatchObject({ status: 200, body: { imported: 2, known: 2 } })
  expect(await take(lines)).toMatchObject({ status: 200, body: { imported: 0, known: 4 } })
  expect(await amounts()).toEqual([500, 500, 500, 605])
  const texts = (await books.waiting()).map(({ description }) => description)
  expect(texts.toSorted()).toEqual(['Bon 2', 'Bon 3', 'Bon 4', 'Koffie'])
})

test('what is entered by hand after a file came in changes nothing of what its day had', async () => {
  const { books, cash, take, amounts } = await opened()
  const lines = [sale(500, 'Bon 1'), sale(605, 'Bon 2', '2026-06-04')]
  await take(lines)
  await enterLine(books, cash, DAY, 500, { description: 'Nog een' })
  await enterLine(books, cash, '2026-06-20', 100)
  expect(await take(lines)).toMatchObject({ status: 200, body: { imported: 0, known: 2 } })
  const later = [...lines, sale(700, 'Bon 3', '2026-06-04')]
  expect(await take(later)).toMatchObject({ status: 200, body: { imported: 1, known: 2 } })
  expect(await amounts()).toEqual([100, 500, 500, 605, 700])
})

test('a day that was entered as one sum is that of the receipts in the file', async () => {
  const { books, cash, take, amounts } = await opened()
  await enterLine(books, cash, DAY, 1815, { description: 'Dagomzet' })
  expect(await take([sale(1210, 'Bon 1'), sale(605, 'Bon 2')])).toMatchObject({ body: { imported: 0, known: 2 } })
  expect(await amounts()).toEqual([1815])
})

test('what a file says otherwise than a file before it is refused as ever, also beside lines by hand', async () => {
  const { books, cash, take, amounts } = await opened()
  await take([sale(500, 'Bon 1'), sale(605, 'Bon 2', '2026-06-04')])
  await enterLine(books, cash, DAY, 10_000)
  expect(await take([sale(501, 'Bon 1'), sale(605, 'Bon 2', '2026-06-04')])).toMatchObject({
    status: 409,
    body: { code: 5018, details: { conflicts: [{ known: { amountCents: 500 } }, { incoming: { amountCents: 501 } }] } },
  })
  expect(await amounts()).toEqual([500, 605, 10_000])
})

test('the balance of a card is that of its statement, with what was entered after that', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const card = await openBook(books, 'CREDIT', 'Creditcard')
  const statement = camt([sale(-2000, 'Boek')], { iban: null, account: 'kaart', openingBalanceCents: -1000 })
  const query = { name: 'kaart.xml', journalId: String(card), createBook: 'false' as const }
  await books.client.call(contract.bank.import, { params: books.params, query, body: fileBody(statement) })
  expect(await bookOf(books, card)).toMatchObject({ balanceCents: -3000 })
  await enterLine(books, card, '2026-06-10', -450)
  expect(await bookOf(books, card)).toMatchObject({ balanceCents: -3450 })
})

test('what came of payments online stands beside the report of its provider, each once, and another is another', async () => {
  const books = await Books.openOn(server, '2026-06-30')
  const journalId = await openBook(books, 'MOLLIE', 'Mollie')
  const payerContactId = await books.contact()
  const online = (reference: string, bookedOn: string, description: string) =>
    books.asApp((db) =>
      addProviderLine(db, {
        administrationId: books.id,
        journalId,
        bookedOn,
        amountCents: 12_100,
        payerContactId,
        counterpartyName: 'J. de Vries',
        counterpartyIban: null,
        description,
        reference,
      }),
    )
  await online('tr_1', DAY, 'Online betaald: 2026-0001')
  await online('tr_2', '2026-06-20', 'Online betaald: 2026-0002')
  const row = (id: string, amount: string, what: string, name: string) =>
    `"2026-06-03 09:12:11","ideal","EUR","${amount}","paidout","${id}","${what}","${name}","","","EUR","${amount}","1234567.2606.01",""`
  const report = [
    'Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Consumer bank account,Consumer BIC,Settlement currency,Settlement amount,Settlement reference,Amount refunded',
    row('tr_1', '121.00', '2026-0001', 'J. de Vries'),
    row('tr_9', '121.00', 'Webwinkel 7', 'P. Jansen'),
    row('tr_8', '50.00', 'Webwinkel 8', 'K. Bakker'),
    '',
  ].join('\n')
  const query = { name: 'settlement.csv', createBook: 'false' as const }
  for (const imported of [2, 0])
    expect(
      await books.client.send(contract.bank.import, { params: books.params, query, body: fileBody(report) }),
    ).toMatchObject({ status: 200, body: { imported, known: 3 - imported } })
  const waiting = (await books.waiting()).map(({ amountCents, counterpartyName }) => [amountCents, counterpartyName])
  expect(waiting.filter(([cents]) => cents === 5000)).toHaveLength(1)
  expect(waiting.filter(([, name]) => name === 'P. Jansen')).toHaveLength(1)
})
