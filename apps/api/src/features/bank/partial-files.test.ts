import { readFileSync } from 'node:fs'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine, camt } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../../packages/bank-statements/fixtures/${name}`, import.meta.url), 'utf8').replace(
    'NL62INGB0009990001',
    'NL20INGB0001234567',
  )
const [report, notice] = [fixture('camt052-v08.xml'), fixture('camt054-v08.xml')]
const day = '2026-03-05'
const deVries = aLine({
  date: day,
  amountCents: 121_050,
  counterpartyName: 'Café De Vries',
  counterpartyIban: 'NL17RABO0999000809',
  description: 'Factuur 42 /spoed/',
  endToEndId: 'E2E-42',
})
const batch = aLine({ date: day, amountCents: 18_150, counterpartyName: null, description: 'Incassobatch INCASSO-7' })
const rent = aLine({ date: day, amountCents: -90_000, counterpartyName: 'Verhuurder' })
const later = aLine({ date: '2026-03-09', amountCents: -700, counterpartyName: 'Lunchroom' })
const statement = camt([deVries, batch, rent, later])

const amounts = async (books: Books) =>
  (await books.waiting()).map((line) => line.amountCents).toSorted((a, b) => a - b)
const send = (books: Books, text: string) =>
  books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'a.xml', createBook: 'false' },
    body: fileBody(text),
  })

test('an interim report and a notice come in before the statement of their day, which then adds only the rest', async () => {
  const books = await Books.open(server)
  expect(await books.importFile(report)).toMatchObject({ imported: 1, known: 0 })
  expect(await books.importFile(notice)).toMatchObject({ imported: 2, known: 0 })
  expect(await books.importFile(report)).toMatchObject({ imported: 0, known: 1 })
  expect(await books.importFile(statement)).toMatchObject({ imported: 2, known: 3 })
  expect(await amounts(books)).toEqual([-90_000, -700, 6050, 12_100, 121_050])
  expect(await books.importFile(statement)).toMatchObject({ imported: 0 })
})

test('after the statement of their day neither of them adds anything', async () => {
  const books = await Books.open(server)
  await books.importFile(statement)
  expect(await books.importFile(report)).toMatchObject({ imported: 0, known: 1 })
  expect(await books.importFile(notice)).toMatchObject({ imported: 0, known: 1 })
  expect(await amounts(books)).toEqual([-90_000, -700, 18_150, 121_050])
})

test('a notice of what the statement of its day does not have is told as a difference, and imports nothing', async () => {
  const books = await Books.open(server)
  await books.importFile(statement)
  expect(await send(books, notice.replace('>121.00', '>120.00').replaceAll('>181.50', '>180.50'))).toMatchObject({
    status: 409,
    body: { code: 5018 },
  })
  expect(await amounts(books)).toHaveLength(4)
})

test('what an interim report tells says nothing of a balance, and what is pending is said to be left out', async () => {
  const books = await Books.open(server)
  await books.importFile(camt([aLine({ date: '2026-03-02' })], { openingBalanceCents: 5000 }))
  const { statements } = await books.client.call(contract.bank.preview, {
    params: books.params,
    query: { name: 'a.xml' },
    body: fileBody(report),
  })
  expect(statements).toMatchObject([{ closingBalanceCents: null, gapCents: null, pendingCount: 1 }])
  await books.importFile(report)
  const [book] = await books.client.call(contract.bank.books, { params: books.params })
  expect(book).toMatchObject({ balanceCents: 17_100 })
})
