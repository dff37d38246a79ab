import { contract, type BodyOf, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from './statements.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const processCertain = (books: Books, body: BodyOf<typeof contract.bank.processCertain> = null) =>
  books.processCertain(body)
const list = (books: Books, query: QueryOf<typeof contract.bank.transactions> = {}) =>
  books.client.call(contract.bank.transactions, { params: books.params, query })
const show = (books: Books, transactionId: number) =>
  books.client.call(contract.bank.transaction, { params: { ...books.params, transactionId } })
const payment = (number: string, changes: object = {}) =>
  aLine({ description: `Betaling ${number}`, counterpartyIban: 'NL86BNGH0285008681', ...changes })

test('a number with the exact amount is certain; a part, or the amount from somebody unknown, is not', async () => {
  const books = await Books.open(server)
  const { number } = await books.invoice()
  const [exact, part, amount] = [
    await books.line(12_100, { description: number }),
    await books.line(5000, { description: number }),
    await books.line(12_100, { counterpartyName: 'Iemand anders' }),
  ]
  const best = async (line: { id: number }) => (await show(books, line.id)).suggestions[0]
  expect(await best(exact)).toMatchObject({ certainty: 'certain', label: `Factuur ${number}`, differenceCents: 0 })
  expect(await best(part)).toMatchObject({ certainty: 'likely', label: `${number}, deel` })
  expect((await best(part))?.items[0]).toMatchObject({ settleCents: 5000, openCents: 12_100 })
  expect(await best(amount)).toMatchObject({ certainty: 'possible', reasons: ['amount'] })
})

test('money between two own accounts is on its way, and never the payment of an invoice', async () => {
  const books = await Books.open(server)
  const savings = 'NL91ABNA0417164300'
  const { number } = await books.invoice()
  const { id, version } = await books.line(12_100, { description: number, counterpartyIban: savings })
  expect((await show(books, id)).suggestions[0]).toMatchObject({ kind: 'open_item', certainty: 'certain' })
  const body = { financialType: 'SAVINGS' as const, name: 'Spaarpot', iban: savings, accountHolder: null }
  await books.client.call(contract.journals.create, { params: books.params, body })
  const { suggestions } = await show(books, id)
  expect(suggestions).toMatchObject([
    {
      kind: 'account',
      label: 'Eigen overboeking',
      certainty: 'likely',
      reasons: ['own_account'],
      transfer: { journalName: 'Spaarpot', line: null },
    },
  ])
  expect(await processCertain(books)).toEqual({ processed: 0, skipped: 0 })
  const bookings = [
    { accountId: await books.account('BLimKruSto'), amountCents: 12_100, vatCode: null, description: '' },
  ]
  const { journalEntryId } = await books.process({ id, version }, { bookings })
  expect(await books.sums(journalEntryId)).toEqual({ '1100': 12_100, '1190': -12_100 })
})

test('one invoice is not paid twice by two lines that both name it', async () => {
  const books = await Books.open(server)
  const { id, number } = await books.invoice()
  await books.import([payment(number), payment(number, { date: '2026-06-02' })])
  expect((await list(books)).certain).toBe(2)
  expect(await processCertain(books)).toEqual({ processed: 1, skipped: 1 })
  expect(await processCertain(books)).toEqual({ processed: 0, skipped: 0 })
  expect(await books.show(id)).toMatchObject({ status: 'paid', openCents: 0 })
  expect((await books.waiting()).map((line) => line.date)).toEqual(['2026-06-02'])
  await expectBooksToAddUp(books)
})

test('an amount finds the lines of that amount, in and out', async () => {
  const books = await Books.open(server)
  const [received, paid] = [await books.line(105_270), await books.line(-105_270)]
  await books.line(105_271)
  const found = await list(books, { search: '1052,70' })
  expect(found.items.map(({ id }) => id)).toEqual([paid.id, received.id])
})

test('what a list counts as certain is what is booked from it, and nothing of another book or beyond a search', async () => {
  const books = await Books.open(server)
  const numbers = [await books.invoice(), await books.invoice(), await books.invoice()].map(({ number }) => number)
  const [first = '', second = '', third = ''] = numbers
  await books.import([payment(first), payment(second)])
  await books.import([payment(third)], { iban: 'NL91ABNA0417164300', createBook: true })
  const [main, other] = await books.client.call(contract.bank.books, { params: books.params })
  if (!main || !other) throw new Error('there are two books')
  const counted = async (journalId?: number, search?: string) => {
    const { items, certain } = await list(books, {
      state: 'waiting',
      ...(journalId !== undefined && { journalId: String(journalId) }),
      ...(search !== undefined && { search }),
    })
    expect(items.filter(({ best }) => best?.certainty === 'certain')).toHaveLength(certain)
    return certain
  }
  expect([await counted(), await counted(main.journalId), await counted(main.journalId, second)]).toEqual([3, 2, 1])
  const { journalId } = main
  expect(await processCertain(books, { journalId, search: second })).toEqual({ processed: 1, skipped: 0 })
  expect((await books.waiting()).map(({ description }) => description).toSorted()).toEqual([
    `Betaling ${first}`,
    `Betaling ${third}`,
  ])
  expect(await processCertain(books, { journalId })).toEqual({ processed: 1, skipped: 0 })
  expect(await counted(other.journalId)).toBe(1)
  expect(await processCertain(books, { journalId: other.journalId, search: 'Niemand' })).toEqual({
    processed: 0,
    skipped: 0,
  })
})

test('asked five times at once, beside a person who books the same lines, each line is booked once', async () => {
  const books = await Books.open(server)
  const numbers = []
  for (let n = 0; n < 6; n += 1) numbers.push((await books.invoice()).number)
  await books.import(numbers.map((number) => payment(number)))
  const costs = await books.account('WBedKanTef')
  const lines = await books.waiting()
  const byHand = lines.slice(0, 3).map((line) =>
    books.process(line, {
      bookings: [{ accountId: costs, amountCents: line.amountCents, vatCode: null, description: '' }],
    }),
  )
  const outcomes = await Promise.allSettled([...byHand, ...Array.from({ length: 5 }, () => processCertain(books))])
  for (const outcome of outcomes.slice(0, 3))
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
  for (const outcome of outcomes.slice(3)) expect(outcome.status).toBe('fulfilled')
  expect(await books.waiting()).toEqual([])
  // Everybody locks in one order, so that nobody had to be tried again.
  expect(server.logLines.filter((line) => line.includes('in the way of each other'))).toEqual([])
  expect(
    await books.rows("SELECT FROM journal_entries WHERE administration_id = $1 AND source_type = 'bank_transaction'"),
  ).toHaveLength(6)
  await expectBooksToAddUp(books)
})

test('a line becomes a rule, which books the ones to come with its account and VAT', async () => {
  const books = await Books.open(server)
  const costs = await books.account('WBedKanTef')
  const from = { counterpartyName: 'KPN B.V.', counterpartyIban: 'NL86BNGH0285008681' }
  const first = await books.line(-6050, from)
  const bookings = [{ accountId: costs, amountCents: -6050, vatCode: 'purchase_high', description: '' }]
  await books.process(first, { bookings }, true)
  const [later, refund, other] = [
    await books.line(-12_100, from),
    await books.line(12_100, from),
    await books.line(-12_100, { counterpartyName: 'KPN B.V.', counterpartyIban: null }),
  ]
  const best = async (line: { id: number }) => (await show(books, line.id)).suggestions[0]
  expect(await best(later)).toMatchObject({
    kind: 'rule',
    certainty: 'certain',
    accountId: costs,
    vatCode: 'purchase_high',
  })
  expect((await best(refund))?.kind).not.toBe('rule')
  expect((await best(other))?.certainty).not.toBe('certain')
  expect(await processCertain(books)).toEqual({ processed: 1, skipped: 0 })
  const done = await show(books, later.id)
  expect(done.processedLabel).toBe('Telefoon en internet')
  expect(await books.sums(done.journalEntryId)).toEqual({ '1100': -12_100, '4510': 10_000, '1520': 2100 })
})

test('a line that is split, or pays an invoice, makes no rule', async () => {
  const books = await Books.open(server)
  const costs = await books.account('WBedKanTef')
  const half = { accountId: costs, amountCents: -500, vatCode: null, description: '' }
  await books.process(await books.line(-1000), { bookings: [half, half] }, true)
  const item = await books.openItem((await books.invoice()).number)
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] }, true)
  expect(await books.rows('SELECT FROM bank_rules WHERE administration_id = $1')).toEqual([])
})

test('a rule whose account is no longer used leaves its lines to a person and holds up no other', async () => {
  const books = await Books.open(server)
  const costs = await books.account('WBedKanTef')
  const bookings = [{ accountId: costs, amountCents: -1000, vatCode: null, description: '' }]
  await books.process(await books.line(-1000, { counterpartyName: 'Oud' }), { bookings }, true)
  await books.rows('UPDATE accounts SET deactivated_at = now() WHERE id = $1', [costs])
  await books.line(-1000, { counterpartyName: 'Oud' })
  const { number } = await books.invoice()
  await books.line(12_100, { description: number })
  expect(await processCertain(books)).toEqual({ processed: 1, skipped: 1 })
})

test('pages of lines follow each other without gap or repeat, with as many statements for 50 as for 5', async () => {
  const books = await Books.open(server)
  const few = await Books.open(server)
  const days = (n: number) => `2026-05-${String((n % 9) + 1).padStart(2, '0')}`
  const lines = Array.from({ length: 120 }, (_, n) => aLine({ date: days(n), amountCents: n + 1 }))
  await books.import(lines)
  await few.import(lines.slice(0, 5))
  const seen: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await list(books, cursor ? { cursor } : {})
    expect(page.waiting).toBe(120)
    seen.push(...page.items.map((line) => line.amountCents))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen.toSorted((a, b) => a - b)).toEqual(lines.map((line) => line.amountCents))
  expect(await countStatements(() => list(books))).toBe(await countStatements(() => list(few)))
})

test('the list says from which day the oldest certain line is, so that a screen can say where it counts', async () => {
  const books = await Books.open(server)
  expect((await list(books)).oldestCertain).toBeNull()
  const numbers = [await books.invoice(), await books.invoice()].map(({ number }) => number)
  for (const number of numbers) await books.line(12_100, { description: number })
  await books.line(-500, { description: 'iets' })
  const { items, oldestCertain } = await list(books, { sort: 'date' })
  expect(oldestCertain).toEqual({ date: items[0]?.date, hasVat: false })
})
