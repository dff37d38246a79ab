import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { amounts, camt, june, sendFile } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('an account without a book is refused, and with createBook gets one, also when asked five times at once', async () => {
  const books = await Books.open(server)
  const savings = camt(june, { iban: 'NL91ABNA0417164300' })
  const refused = await sendFile(books, savings)
  expect(refused).toMatchObject({ status: 422, body: { code: 90022, details: { iban: 'NL91ABNA0417164300' } } })
  const made = await Promise.all(Array.from({ length: 5 }, () => sendFile(books, savings, true)))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const list = await books.client.call(contract.bank.books, { params: books.params })
  expect(list.map(({ iban, waiting }) => [iban, waiting])).toEqual([
    ['NL20 INGB 0001 2345 67', 0],
    ['NL91 ABNA 0417 1643 00', 3],
  ])
})

describe('a statement of savings', () => {
  const savings = 'NL91ABNA0417164300'
  const booksOf = (books: Books) => books.client.call(contract.bank.books, { params: books.params })
  const accountOf = async (books: Books, iban: string) => {
    const [row] = await books.rows<{ number: string; financial_type: string }>(
      `SELECT a.number, j.financial_type FROM journals j
       JOIN accounts a ON a.administration_id = j.administration_id AND a.id = j.account_id
       WHERE j.administration_id = $1 AND j.iban = $2`,
      [books.id, iban],
    )
    return row
  }
  const open = (books: Books) =>
    books.client.call(contract.journals.create, {
      params: books.params,
      body: { financialType: 'SAVINGS', name: 'Spaarpot', iban: savings, accountHolder: null },
    })

  test('finds the savings account by its number alone, and is never taken for the bank account', async () => {
    const books = await Books.open(server)
    const numbered = (account: string) => camt(june, { iban: null, account })
    expect(await sendFile(books, numbered('0417164300'))).toMatchObject({ status: 422, body: { code: 90022 } })
    const { id } = await open(books)
    expect(await sendFile(books, numbered('41.71.64.300'))).toMatchObject({ status: 200, body: { journalIds: [id] } })
    expect(await sendFile(books, camt(june, { iban: null, account: 'V 999-88777' }))).toMatchObject({ status: 422 })
  })

  test('finds the only savings account when the file says that it is of savings', async () => {
    const books = await Books.open(server)
    const spaar = camt(june, { iban: null, account: 'V 999-88777', isSavings: true })
    expect(await sendFile(books, spaar)).toMatchObject({ status: 422, body: { code: 90022 } })
    const { id } = await open(books)
    expect(await sendFile(books, spaar)).toMatchObject({ status: 200, body: { journalIds: [id] } })
    expect(await booksOf(books)).toHaveLength(2)
  })

  test('opens its book on the account of the chart for savings, as a savings account', async () => {
    const books = await Books.open(server)
    expect(await sendFile(books, camt(june, { iban: savings, isSavings: true }), true)).toMatchObject({ status: 200 })
    expect(await accountOf(books, savings)).toEqual({ number: '1120', financial_type: 'SAVINGS' })
  })

  test('opens its book on the account its money was booked on before, whatever the file says', async () => {
    const books = await Books.open(server)
    const line = await books.line(-50_000, { counterpartyIban: savings })
    const accountId = await books.account('BLimBanDep')
    await books.process(line, { bookings: [{ accountId, amountCents: -50_000, vatCode: null, description: '' }] })
    const [other, own] = ['NL86BNGH0285008681', savings]
    expect(await sendFile(books, camt(june, { iban: other, isSavings: true }), true)).toMatchObject({ status: 200 })
    expect(await sendFile(books, camt(june, { iban: own }), true)).toMatchObject({ status: 200 })
    expect(await accountOf(books, other)).toEqual({ number: '1121', financial_type: 'SAVINGS' })
    expect(await accountOf(books, own)).toEqual({ number: '1120', financial_type: 'SAVINGS' })
  })
})

describe('a file that names no account', () => {
  const head =
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)"\n'
  const n26 = `${head}2026-06-02,2026-06-02,Lunchroom,,Presentment,-,Zakelijk,-12.45\n`
  const send = (books: Books, query: { journalId?: string }, call: 'import' | 'preview' = 'import') =>
    call === 'preview'
      ? books.client.send(contract.bank.preview, {
          params: books.params,
          query: { name: 'n26.csv', ...query },
          body: fileBody(n26),
        })
      : books.client.send(contract.bank.import, {
          params: books.params,
          query: { name: 'n26.csv', createBook: 'false', ...query },
          body: fileBody(n26),
        })
  const open = (books: Books, name: string) =>
    books.client.call(contract.journals.create, {
      params: books.params,
      body: { financialType: 'CHECKING', name, iban: 'DE89370400440532013000', accountHolder: null },
    })

  test('of another bank than the only book is of no book, until somebody chooses one', async () => {
    const books = await Books.open(server)
    expect(await send(books, {})).toMatchObject({ status: 422, body: { code: 90022 } })
    expect(await amounts(books)).toEqual([])
    const { id } = await open(books, 'Zakelijke rekening 2')
    expect(await send(books, { journalId: String(id) }, 'preview')).toMatchObject({
      status: 200,
      body: { statements: [{ journalId: id, iban: null, newLines: [{ amountCents: -1245 }] }] },
    })
    expect(await send(books, { journalId: String(id) })).toMatchObject({ status: 200, body: { journalIds: [id] } })
    expect(await send(books, { journalId: String(id) })).toMatchObject({ status: 200, body: { imported: 0, known: 1 } })
  })

  test('goes into the only book of its bank by itself', async () => {
    const books = await Books.open(server)
    const { id } = await open(books, 'N26 Business')
    expect(await send(books, {})).toMatchObject({ status: 200, body: { journalIds: [id] } })
  })

  test('cannot be put into a book of somebody else, nor one with a number into another than its own', async () => {
    const [books, others] = [await Books.open(server), await Books.open(server)]
    const { id } = await open(others, 'N26 Business')
    expect(await send(books, { journalId: String(id) })).toMatchObject({ status: 422, body: { code: 90022 } })
    const own = await open(books, 'N26 Business')
    const named = await books.client.send(contract.bank.import, {
      params: books.params,
      query: { name: 'a.xml', createBook: 'false', journalId: String(own.id) },
      body: fileBody(camt(june)),
    })
    expect(named).toMatchObject({ status: 200 })
    expect((named.body as { journalIds: number[] }).journalIds).not.toContain(own.id)
  })
})
