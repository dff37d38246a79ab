import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

type Input = BodyOf<typeof contract.bank.createRule>

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const rulesOf = (books: Books) => books.client.call(contract.bank.rules, { params: books.params })
const oneOf = async (books: Books, id: number) =>
  must(
    (await rulesOf(books)).find((rule) => rule.id === id),
    'the rule',
  )
const of = (books: Books, ruleId: number) => ({ ...books.params, ruleId })

async function input(books: Books, changes: Partial<Input> = {}): Promise<Input> {
  return {
    name: 'Telefoon',
    direction: 'out',
    journalId: null,
    counterpartyIban: null,
    counterpartyName: 'Telecom Voorbeeld',
    descriptionContains: null,
    minCents: null,
    maxCents: null,
    accountId: await books.account('WBedKanTef'),
    vatCode: null,
    contactId: null,
    shares: [],
    ...changes,
  }
}

const add = async (books: Books, changes: Partial<Input> = {}) =>
  books.client.call(contract.bank.createRule, { params: books.params, body: await input(books, changes) })
const show = (books: Books, line: { id: number }) =>
  books.client.call(contract.bank.transaction, { params: { ...books.params, transactionId: line.id } })
const run = (books: Books, rule: { id: number; version: number }) =>
  books.client.call(contract.bank.runRule, { params: of(books, rule.id), body: { version: rule.version } })
const telecom = (books: Books, amountCents: number) =>
  books.line(amountCents, { counterpartyName: 'Telecom Voorbeeld', description: 'Abonnement' })

test('a rule made with one key stands in the list, and another for the same takes its place', async () => {
  const books = await Books.open(server)
  await add(books, { counterpartyName: 'Iemand anders', name: 'Anders' })
  const phone = await books.account('WBedKanTef')
  const booking = (accountId: number) => ({
    bookings: [{ accountId, amountCents: -2000, vatCode: null, description: '' }],
  })
  await books.process(await telecom(books, -2000), booking(phone), true)
  await add(books, { counterpartyName: 'Nog iemand', name: 'Laatste' })
  expect((await rulesOf(books)).map(({ name, position }) => [name, position])).toEqual([
    ['Anders', 1],
    ['Telecom Voorbeeld', 2],
    ['Laatste', 3],
  ])
  const bank = await books.account('WBedAdlBan')
  await books.process(await telecom(books, -2000), booking(bank), true)
  const rules = await rulesOf(books)
  expect(rules.map(({ name }) => name)).toEqual(['Anders', 'Telecom Voorbeeld', 'Laatste'])
  expect(rules[1]).toMatchObject({ accountId: bank, counterpartyName: 'Telecom Voorbeeld', hits: 0, lastHitOn: null })
})

test('a line is divided by percentage with its private part and contact, and says which rule booked it', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  const [phone, ownUse] = [await books.account('WBedKanTef'), await books.account('WBedAdlBan')]
  const rule = await add(books, { contactId, shares: [{ accountId: ownUse, vatCode: null, basisPoints: 2500 }] })
  const line = await telecom(books, -4235)
  const [best] = (await show(books, line)).suggestions
  expect(best).toMatchObject({
    kind: 'rule',
    certainty: 'certain',
    rule: { id: rule.id, name: 'Telefoon' },
    bookings: [
      { accountId: phone, amountCents: -3176, contactId },
      { accountId: ownUse, amountCents: -1059, contactId },
    ],
  })
  expect(await run(books, await oneOf(books, rule.id))).toEqual({ processed: 1, skipped: 0 })
  const booked = await show(books, line)
  expect(booked.rule).toEqual({ id: rule.id, name: 'Telefoon' })
  expect(await books.sums(booked.journalEntryId)).toEqual({ '1100': -4235, '4510': 3176, '4900': 1059 })
  expect(await oneOf(books, rule.id)).toMatchObject({ hits: 1, lastHitOn: booked.date })
  await books.undo({ id: line.id, version: booked.version })
  expect((await show(books, line)).rule).toBeNull()
  expect(await oneOf(books, rule.id)).toMatchObject({ hits: 0 })
  await expectBooksToAddUp(books)
})

test('a line that somebody books as its rule proposes is by the rule, one that is booked otherwise is not', async () => {
  const books = await Books.open(server)
  const { id } = await add(books)
  const [phone, other] = [await books.account('WBedKanTef'), await books.account('WBedAdlBan')]
  for (const [accountId, rule] of [
    [phone, { id, name: 'Telefoon' }],
    [other, null],
  ] as const) {
    const line = await telecom(books, -1000)
    await books.process(line, { bookings: [{ accountId, amountCents: -1000, vatCode: null, description: '' }] })
    expect((await show(books, line)).rule).toEqual(rule)
  }
})

test('the preview counts the lines of a year before anything is kept, by all of its conditions', async () => {
  const books = await Books.open(server)
  const journalId = await books.bankBook()
  for (const cents of [-900, -1000, -2000, -2100, 1500]) await telecom(books, cents)
  const preview = async (changes: Partial<Input>) =>
    books.client.call(contract.bank.previewNewRule, { params: books.params, body: await input(books, changes) })
  expect(await preview({})).toMatchObject({ count: 4, waiting: 4 })
  const ranged = await preview({ journalId, minCents: 1000, maxCents: 2000, descriptionContains: 'abonnement' })
  expect(ranged.lines.map(({ amountCents }) => amountCents)).toEqual([-2000, -1000])
  expect(await preview({ direction: 'in' })).toMatchObject({ count: 1 })
  expect(await rulesOf(books)).toEqual([])
  const { id } = await add(books)
  const kept = await books.client.call(contract.bank.previewRule, { params: of(books, id), body: null })
  expect(kept).toMatchObject({ count: 4 })
  await books.on('2028-01-01')
  expect(await preview({})).toEqual({ count: 0, waiting: 0, lines: [] })
})

test('the first of the list books; the order changes by saving one at another place', async () => {
  const books = await Books.open(server)
  const first = await add(books)
  const second = await add(books, { name: 'Tweede', accountId: await books.account('WBedAdlBan') })
  const line = await telecom(books, -1000)
  const best = async () => (await show(books, line)).suggestions[0]?.rule?.name
  expect(await best()).toBe('Telefoon')
  const body = { ...(await input(books, { name: 'Tweede' })), version: second.version, position: 1 }
  await books.client.call(contract.bank.saveRule, { params: of(books, second.id), body })
  expect((await rulesOf(books)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await best()).toBe('Tweede')
  await expect(books.client.call(contract.bank.saveRule, { params: of(books, second.id), body })).rejects.toMatchObject(
    { status: 409 },
  )
})

test('a rule that rests or was removed proposes nothing, and what it booked still says so', async () => {
  const books = await Books.open(server)
  const { id, version } = await add(books)
  const booked = await telecom(books, -1000)
  await run(books, { id, version })
  const line = await telecom(books, -1000)
  const kinds = async () => (await show(books, line)).suggestions.map(({ kind }) => kind)
  expect(await kinds()).toContain('rule')
  const pause = (paused: boolean, seen: number) =>
    books.client.call(contract.bank.pauseRule, { params: of(books, id), body: { version: seen, paused } })
  const paused = await pause(true, version)
  expect(await kinds()).not.toContain('rule')
  expect(await run(books, { id, ...paused })).toEqual({ processed: 0, skipped: 0 })
  const resumed = await pause(false, paused.version)
  expect(await kinds()).toContain('rule')
  await books.client.call(contract.bank.deleteRule, { params: of(books, id), body: resumed })
  expect(await kinds()).not.toContain('rule')
  expect(await rulesOf(books)).toEqual([])
  expect((await show(books, booked)).rule).toEqual({ id, name: 'Telefoon' })
  await expect(run(books, { id, ...resumed })).rejects.toMatchObject({ status: 404 })
})

test('running a rule leaves a line that names an invoice, and one that another rule goes before', async () => {
  const books = await Books.open(server)
  const { number } = await books.invoice()
  await add(books, { name: 'Eerst', minCents: 5000 })
  const rule = await add(books, { direction: 'in', counterpartyName: 'Telecom Voorbeeld' })
  await books.line(5000, { counterpartyName: 'Telecom Voorbeeld', description: number })
  await telecom(books, -6000)
  expect(await run(books, rule)).toEqual({ processed: 0, skipped: 0 })
})

describe('refused, and nothing is kept', () => {
  test.each<[string, Partial<Input>, string]>([
    ['what would fit everything', { counterpartyName: ' ' }, 'counterpartyName'],
    ['an account number that cannot be one', { counterpartyIban: 'NL00FOUT' }, 'counterpartyIban'],
    ['a range that ends before it begins', { minCents: 2, maxCents: 1 }, 'maxCents'],
    ['a VAT code that does not exist', { vatCode: 'vijf' }, 'vatCode'],
    ['an account of nobody', { accountId: 987_654 }, 'accountId'],
    ['a book of somebody else', { journalId: 987_654 }, 'journalId'],
    ['a contact of somebody else', { contactId: 987_654 }, 'contactId'],
    [
      'shares of all there is',
      {
        shares: [
          { accountId: 1, vatCode: null, basisPoints: 9999 },
          { accountId: 1, vatCode: null, basisPoints: 1 },
        ],
      },
      'shares',
    ],
  ])('%s', async (_what, changes, field) => {
    const books = await Books.open(server)
    await expect(add(books, changes)).rejects.toMatchObject({
      status: 422,
      error: { fields: { [field]: expect.any(String) } },
    })
    expect(await rulesOf(books)).toEqual([])
  })

  test('a rule of another administration', async () => {
    const [own, other] = [await Books.open(server), await Books.open(server)]
    const { id, version } = await add(other)
    await expect(run(own, { id, version })).rejects.toMatchObject({ status: 404 })
    expect(await rulesOf(own)).toEqual([])
  })
})
