import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { aLine } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const IBAN = 'NL91ABNA0417164300'
const open = async () => {
  const books = await Books.open(server)
  return { books, purchases: new Purchases(books) }
}
const paid = (number: string, changes: Partial<ReturnType<typeof aLine>> = {}) =>
  aLine({
    date: '2026-06-02',
    amountCents: -12_100,
    counterpartyName: 'Papierhandel De Kade',
    counterpartyIban: IBAN,
    description: `factuur ${number}`,
    ...changes,
  })
const list = ({ client, params }: Books) => client.call(contract.bank.waitingPayables, { params })

test('a purchase that a waiting line pays is told with that line, until the line is booked', async () => {
  const { books, purchases } = await open()
  const { id: purchaseId } = await purchases.booked({ number: 'KADE-2026-77' })
  await purchases.booked({ number: 'ANDERS-5', contactId: await purchases.supplier('Iemand anders', null) })
  expect(await list(books)).toEqual([])
  await books.import([paid('KADE-2026-77')])
  const line = must((await books.waiting())[0], 'the line that waits')
  const openItemId = await purchases.openItemId(purchaseId)
  expect(await list(books)).toEqual([
    {
      openItemId,
      purchaseId,
      transactionId: line.id,
      journalId: line.journalId,
      date: '2026-06-02',
      amountCents: 12_100,
    },
  ])
  await books.process(line, { items: [{ openItemId, amountCents: -12_100 }] })
  expect(await list(books)).toEqual([])
})

test('money that comes in pays no purchase, nor does a line that somebody said is of something else', async () => {
  const { books, purchases } = await open()
  const { id: purchaseId } = await purchases.booked({ number: 'KADE-2026-78' })
  await books.import([paid('KADE-2026-78', { amountCents: 12_100 })])
  expect(await list(books)).toEqual([])
  await books.import([paid('KADE-2026-78', { date: '2026-06-03' })])
  const [found] = await list(books)
  expect(found).toMatchObject({ purchaseId })
  const { transactionId, openItemId } = must(found, 'the line that pays it')
  const body = { transactionId, kind: 'open_item' as const, accountId: null, openItemIds: [openItemId] }
  await books.client.call(contract.bank.muteSuggestion, { params: books.params, body })
  expect(await list(books)).toEqual([])
})

test('of two lines that pay it equally surely the oldest is told, once', async () => {
  const { books, purchases } = await open()
  await purchases.booked({ number: 'KADE-2026-79' })
  await books.import([paid('KADE-2026-79', { date: '2026-06-05' }), paid('KADE-2026-79', { date: '2026-06-04' })])
  expect(await list(books)).toMatchObject([{ date: '2026-06-04' }])
})

test('it takes as many statements for twelve lines and purchases as for one', async () => {
  const [one, twelve] = [await open(), await open()]
  const fill = async ({ books, purchases }: typeof one, count: number) => {
    const contactId = await purchases.supplier()
    const numbers = Array.from({ length: count }, (_, index) => `KADE-2026-${100 + index}`)
    for (const number of numbers) await purchases.booked({ number, contactId })
    await books.import(numbers.map((number) => paid(number)))
    expect(await list(books)).toHaveLength(count)
  }
  await fill(one, 1)
  await fill(twelve, 12)
  expect(await countStatements(() => list(twelve.books))).toBe(await countStatements(() => list(one.books)))
})
