import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aLine } from '../statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const IBAN = 'NL91ABNA0417164300'
const costs = (changes: Partial<ReturnType<typeof aLine>> = {}) =>
  aLine({ amountCents: -4500, counterpartyIban: IBAN, counterpartyName: 'Papier BV', ...changes })
const mute = (books: Books, body: BodyOf<typeof contract.bank.muteSuggestion>) =>
  books.client.call(contract.bank.muteSuggestion, { params: books.params, body })
const list = (books: Books) => books.client.call(contract.bank.mutedSuggestions, { params: books.params })
const unmute = (books: Books, mutedId: number) =>
  books.client.call(contract.bank.unmuteSuggestion, { params: { ...books.params, mutedId } })

/** Two lines of one shop booked on office costs, and a third that waits with that suggestion. */
async function learnt() {
  const books = await Books.open(server)
  const accountId = await books.account('WBedKanTef')
  await books.import([costs(), costs({ date: '2026-06-02' })])
  for (const line of await books.waiting()) {
    await books.process(line, { bookings: [{ accountId, amountCents: -4500, vatCode: null, description: '' }] })
  }
  await books.import([costs({ date: '2026-06-03' })])
  const [line] = await books.waiting()
  return { books, accountId, transactionId: must(line, 'a line that waits').id }
}
const anItem = async (books: Books) => {
  const items = await books.client.call(contract.bank.openItems, { params: books.params, query: {} })
  return must(items[0], 'an open item').id
}
const suggested = async (books: Books, transactionId: number) => {
  const params = { ...books.params, transactionId }
  const { suggestions } = await books.client.call(contract.bank.transaction, { params })
  return suggestions.map(({ accountId }) => accountId)
}

test('an account is never suggested again for whoever a line is of, until that is taken back', async () => {
  const { books, accountId, transactionId } = await learnt()
  expect(await suggested(books, transactionId)).toEqual([accountId])
  const { id } = await mute(books, { transactionId, kind: 'account', accountId, openItemIds: [] })
  expect(await suggested(books, transactionId)).toEqual([])
  expect((await books.waiting()).map(({ best }) => best)).toEqual([null])
  expect(await list(books)).toMatchObject([
    { id, kind: 'account', counterpartyName: 'Papier BV', counterpartyIban: IBAN, accountName: expect.any(String) },
  ])
  await unmute(books, id)
  expect(await suggested(books, transactionId)).toEqual([accountId])
  expect(await list(books)).toEqual([])
  await expect(unmute(books, id)).rejects.toMatchObject({ status: 404 })
})

test('what lines were once booked on is muted, though it may not be booked on any more', async () => {
  const { books, transactionId } = await learnt()
  const accountId = await books.account('BSchBepBla')
  await mute(books, { transactionId, kind: 'account', accountId, openItemIds: [] })
  expect(await list(books)).toMatchObject([{ kind: 'account', accountName: 'Btw hoog tarief' }])
})

test('what is certain is not booked when it is muted', async () => {
  const books = await Books.open(server)
  const { number } = await books.invoice()
  await books.import([aLine({ counterpartyName: 'Gemeente Haarlem', description: `factuur ${number}` })])
  const [line] = await books.waiting()
  expect(line?.best).toMatchObject({ kind: 'open_item', certainty: 'certain' })
  const [item] = must(line?.best, 'what is certain').items
  const openItemIds = [must(item, 'an invoice').id]
  const { id } = await mute(books, {
    transactionId: must(line, 'a line').id,
    kind: 'open_item',
    accountId: null,
    openItemIds,
  })
  expect(await books.processCertain()).toEqual({
    processed: 0,
    skipped: 0,
  })
  expect(await list(books)).toMatchObject([{ id, documents: [`Factuur ${number}`] }])
})

test('an invoice that is muted leaves the others of that customer, which are certain as ever', async () => {
  const books = await Books.open(server)
  const [first, second] = [await books.invoice(), await books.invoice()]
  const paid = (number: string) => aLine({ counterpartyIban: IBAN, description: `factuur ${number}` })
  await books.import([paid(first.number), { ...paid(second.number), date: '2026-06-02' }])
  const openItemIds = [(await books.openItem(first.number)).id]
  const line = (await books.waiting()).find(({ description }) => description.includes(first.number))
  const body = { transactionId: must(line, 'a line').id, kind: 'open_item' as const, accountId: null, openItemIds }
  const { id } = await mute(books, body)
  expect(await mute(books, body)).toEqual({ id })
  const labels = (await books.waiting()).map(({ best }) => [best?.label, best?.certainty])
  expect(labels).toContainEqual([`Factuur ${second.number}`, 'certain'])
  expect(labels).not.toContainEqual([`Factuur ${first.number}`, 'certain'])
  await unmute(books, id)
  expect((await books.waiting()).map(({ best }) => best?.certainty)).toEqual(['certain', 'certain'])
})

test('twenty who mute the same at once keep it once', async () => {
  const { books, accountId, transactionId } = await learnt()
  const body = { transactionId, kind: 'account' as const, accountId, openItemIds: [] }
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await mute(books, body)).id))
  expect(new Set(ids).size).toBe(1)
  expect(await list(books)).toHaveLength(1)
})

test('a line of nobody, an account that is missing or too much, and a line of other books are refused', async () => {
  const { books, accountId, transactionId } = await learnt()
  await books.import([costs({ date: '2026-06-04', counterpartyIban: null, counterpartyName: null })])
  const nobody = must(
    (await books.waiting()).find(({ counterpartyIban }) => counterpartyIban === null),
    'a line of nobody',
  )
  const refused = { status: 422 }
  const others = await learnt()
  await books.invoice()
  await others.books.invoice()
  const [own, theirs] = [await anItem(books), await anItem(others.books)]
  const invoice = { kind: 'open_item' as const, accountId: null, openItemIds: [own] }
  await expect(mute(books, { transactionId: nobody.id, ...invoice })).rejects.toMatchObject(refused)
  for (const openItemIds of [[], [theirs], [own, theirs]])
    await expect(mute(books, { transactionId, ...invoice, openItemIds })).rejects.toMatchObject(refused)
  await expect(mute(books, { transactionId, ...invoice, kind: 'combination' })).rejects.toMatchObject(refused)
  await expect(mute(books, { transactionId, kind: 'account', accountId: null, openItemIds: [] })).rejects.toMatchObject(
    refused,
  )
  await expect(mute(books, { transactionId, ...invoice, accountId })).rejects.toMatchObject(refused)
  await expect(mute(books, { transactionId: others.transactionId, ...invoice })).rejects.toMatchObject({ status: 404 })
  await expect(
    mute(books, { transactionId, kind: 'account', accountId: others.accountId, openItemIds: [] }),
  ).rejects.toMatchObject(refused)
  expect(await list(books)).toEqual([])
})
