import { contract, type BodyOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const { journals } = contract
type NewBook = BodyOf<typeof journals.create>
const create = (changes: Partial<NewBook>, whose = books) =>
  whose.client.send(journals.create, {
    params: whose.params,
    body: { financialType: 'SAVINGS', name: 'Spaarpot', iban: null, accountHolder: null, ...changes },
  })
const list = (whose = books) => whose.client.call(journals.list, { params: whose.params })
const accountsOf = () => books.client.call(contract.ledgerAccounts.list, { params: books.params })

test('a savings account gets a book on the account of the chart, and its statements land there', async () => {
  const before = await accountsOf()
  const answer = await create({ iban: 'nl91 abna 0417 1643 00', accountHolder: 'S. de Wit' })
  expect(answer.status).toBe(200)
  const { id } = answer.body as { id: number }
  expect((await list()).find((book) => book.id === id)).toEqual({
    id,
    name: 'Spaarpot',
    financial_type: 'SAVINGS',
    is_primary: false,
    account: { number: 'NL91ABNA0417164300', name_account_holder: 'S. de Wit' },
  })
  const fresh = (await accountsOf()).filter((account) => !before.some((known) => known.id === account.id))
  expect(fresh).toEqual([])
  const chart = (await accountsOf()).find(({ number }) => number === '1120')
  const params = { ...books.params, accountId: chart?.id ?? 0 }
  expect(await books.client.send(contract.ledgerAccounts.deactivate, { params })).toMatchObject({ status: 409 })
  await books.import([aLine({ amountCents: 5000 })], { iban: 'NL91ABNA0417164300' })
  const shown = await books.client.call(contract.bank.books, { params: books.params })
  expect(shown.find((book) => book.journalId === id)).toMatchObject({ balanceCents: 5000, waiting: 1 })
})

test.each([
  ['CREDIT', 'ICS Visa 1234', 'ICS Visa'],
  ['CREDIT', 'Kaart van de zaak', null],
  ['MOLLIE', 'Webwinkel', 'Mollie'],
] as const)('a %s book called %j is of %j', async (financialType, name, bankName) => {
  const { body } = await create({ financialType, name })
  const shown = await books.client.call(contract.bank.books, { params: books.params })
  expect(shown.find(({ journalId }) => journalId === (body as { id: number }).id)).toMatchObject({ name, bankName })
})

test('a second savings account gets a ledger account of its own beside the first', async () => {
  const before = await accountsOf()
  expect(await create({ name: 'Belastingpot', iban: 'NL02ABNA0123456789' })).toMatchObject({ status: 200 })
  const fresh = (await accountsOf()).filter((account) => !before.some((known) => known.id === account.id))
  expect(fresh).toMatchObject([{ name: 'Belastingpot', number: '1121', type: 'asset' }])
})

test.each([
  [{ iban: null }, 'Dit veld mag niet leeg zijn'],
  [{ iban: 'NL00INGB0001234567' }, 'Vul een correct rekeningnummer in'],
  [{ iban: 'NL20 INGB 0001 2345 67' }, 'Deze rekening staat al in je administratie'],
])('a bank book with %j is refused with the reason', async (wrong, message) => {
  expect(await create({ financialType: 'CHECKING', ...wrong })).toMatchObject({
    status: 422,
    body: { fields: { iban: message } },
  })
})

test('cash has no IBAN and is never the main book; two of a kind do not get in the way of each other', async () => {
  const both = await Promise.all([
    create({ financialType: 'CASH', name: 'Kassa', iban: 'NL91ABNA0417164300' }),
    create({ financialType: 'CASH', name: 'Tweede kassa' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const cash = (await list()).filter((book) => book.financial_type === 'CASH')
  expect(cash).toMatchObject([{ account: { number: null }, is_primary: false }, { is_primary: false }])
})

test('a book is renamed and made the main one, which the others then are not', async () => {
  const { id } = (await create({ financialType: 'CREDIT', name: 'Creditcard' })).body as { id: number }
  const params = { ...books.params, journalId: id }
  await books.client.call(journals.rename, { params, body: { name: ' Visa ' } })
  await books.client.call(journals.makePrimary, { params })
  const all = await list()
  expect(all.filter((book) => book.is_primary)).toMatchObject([{ id, name: 'Visa' }])
})

test('what is no bank book cannot be the main one, nor be renamed here', async () => {
  const [sales] = await books.rows<{ id: number }>(
    "SELECT id FROM journals WHERE administration_id = $1 AND type = 'sales-book'",
  )
  const params = { ...books.params, journalId: sales?.id ?? 0 }
  expect(await books.client.send(journals.makePrimary, { params })).toMatchObject({ status: 404 })
  expect(await books.client.send(journals.rename, { params, body: { name: 'x' } })).toMatchObject({ status: 404 })
})
