import { contract, type JournalLineInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { debit, credit, send, write, fieldsOf, pair } from './journal.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.openOn(server, '2026-06-30')
})
afterAll(() => server.stop())

test('the wages of June are booked by hand and paid by the bank', async () => {
  const wages = await Books.openOn(server, '2026-06-30')
  const costs = await wages.account('WBedAlkOal')
  const [tax, net] = [await wages.account('BSchOvsOvs'), await wages.account('BSchOpaOop')]
  const entry = await write(wages, {
    entryDate: '2026-06-30',
    description: 'Lonen juni',
    lines: [debit(costs, 420_000), credit(tax, 120_000), credit(net, 300_000)],
  })
  expect(await wages.entry(entry.id)).toMatchObject({ journalCode: 'MEM', number: 1, sourceType: 'general' })
  expect(await wages.sums(entry.id)).toEqual({ '4990': 420_000, '1640': -120_000, '1610': -300_000 })
  const line = await wages.line(-300_000, { date: '2026-07-01', description: 'Lonen juni' })
  await wages.process(line, {
    bookings: [{ accountId: net, amountCents: -300_000, vatCode: null, description: 'Lonen juni' }],
  })
  const { rows } = await wages.client.call(contract.reports.trialBalance, {
    params: wages.params,
    query: { from: '2026-01-01', to: '2026-12-31' },
  })
  const closing = Object.fromEntries(rows.map((row) => [row.number, row.closingCents]))
  expect(closing).toMatchObject({ '4990': 420_000, '1640': -120_000, '1610': 0, '1100': -300_000 })
})

test('the same press twice books once', async () => {
  const lines = await pair(books)
  const options = { idempotencyKey: 'a-journal-entry-pressed-twice' }
  const [one, two] = [await send(books, { lines }, options), await send(books, { lines }, options)]
  expect(two.body).toEqual(one.body)
})

describe('VAT of an entry counts in the return', () => {
  let own: Books
  beforeAll(async () => {
    own = await Books.openOn(server, '2026-12-31')
  })
  const boxes = async () => {
    const shown = await own.vatReturn('2026-Q4')
    return Object.fromEntries(shown.boxes.map(({ box, baseCents, vatCents }) => [box, [baseCents, vatCents]]))
  }
  const changed = async (lines: JournalLineInput[]) => {
    const before = await boxes()
    const { id } = await write(own, { entryDate: '2026-12-31', lines })
    const after = await boxes()
    const moved = Object.keys(after).filter((box) => String(after[box]) !== String(before[box]))
    return { id, moved: Object.fromEntries(moved.map((box) => [box, after[box]])) }
  }

  test('210 of VAT paid to customs changes 5b alone, beside the total', async () => {
    const { moved } = await changed([
      { ...debit(await own.account('BVorVbkTvo'), 21_000), vatCode: 'purchase_high' },
      credit(await own.account('BSchOvsOvs'), 21_000),
    ])
    expect(moved).toEqual({ '5b': [null, 21_000], '5g': [null, -21_000] })
  })

  test('private use of a car of 45,000 gives 1,215 in 1d', async () => {
    // 45,000 x 2.7% = 1,215.00
    const { moved } = await changed([
      debit(await own.account('WBedAutBop'), 121_500),
      { ...credit(await own.account('BSchBepBop'), 121_500), vatCode: 'private_use' },
    ])
    expect(moved).toMatchObject({ '1d': [0, 121_500], '5a': [null, 121_500] })
    expect(Object.keys(moved)).toEqual(['1d', '5a', '5g'])
  })

  test('a sports canteen declares its turnover and VAT in 1c', async () => {
    // Turnover of 1,000 with VAT of 60, as the rule for sports canteens makes it.
    const { moved } = await changed([
      debit(await own.account('BEivKapPrs'), 106_000),
      { ...credit(await own.account('WOmzNodOdl'), 100_000), vatCode: 'sale_other_rates' },
      { ...credit(await own.account('BSchBepBlo'), 6000), vatCode: 'sale_other_rates' },
    ])
    expect(moved['1c']).toEqual([100_000, 6000])
  })

  test('a cost with a VAT code is divided in base and VAT', async () => {
    const { id } = await changed([
      { ...debit(await own.account('WBedKanKan'), 12_100), vatCode: 'purchase_high' },
      credit(await own.account('BEivKapPrs'), 12_100),
    ])
    expect(await own.sums(id)).toEqual({ '4500': 10_000, '1520': 2100, '0510': -12_100 })
  })

  test('an account of VAT without a code is refused', async () => {
    const answer = await send(own, {
      lines: [debit(await own.account('BVorVbkTvo'), 100), credit(await own.account('BEivKapPrs'), 100)],
    })
    expect(fieldsOf(answer)).toEqual({
      'lines.0.vatCode':
        'Regel 1: Op een btw-rekening hoort een btw-code, zodat het bedrag in de aangifte komt. Kies er een.',
    })
  })
})

test('receivables are booked through an open item alone, which is then settled', async () => {
  const own = await Books.openOn(server, '2026-05-20')
  const invoice = await own.invoice()
  const receivables = await own.account('BVorDebHad')
  const costs = await own.account('WBedAdlBet')
  const bare = await send(own, { lines: [debit(costs, 12_100), credit(receivables, 12_100)] })
  expect(fieldsOf(bare)).toEqual({
    'lines.1.accountId': 'Regel 2: op Debiteuren boek je alleen via een openstaande post. Kies de factuur erbij.',
  })
  const item = await own.openItem(invoice.number)
  const settle = (cents: number) =>
    send(own, { lines: [debit(costs, cents), { ...credit(receivables, cents), openItemId: item.id }] })
  expect(await settle(12_101)).toMatchObject({
    status: 422,
    body: { fields: { 'lines.1.openItemId': expect.stringContaining('niet zoveel') as unknown } },
  })
  expect(await settle(100)).toMatchObject({ status: 200 })
  expect((await own.openItem(invoice.number)).openCents).toBe(12_000)
  const onPayables = await send(own, {
    lines: [debit(costs, 100), { ...credit(await own.account('BSchCreHac'), 100), openItemId: item.id }],
  })
  expect(fieldsOf(onPayables)).toHaveProperty(['lines.1.openItemId'])
  const onDebit = await send(own, { lines: [{ ...debit(receivables, 100), openItemId: item.id }, credit(costs, 100)] })
  expect(fieldsOf(onDebit)).toEqual({
    'lines.0.openItemId': expect.stringMatching(
      /^Regel 1: \S+ is een factuur van een klant en staat op Debiteuren aan de debetkant, .* Zet het bedrag in credit\.$/,
    ) as unknown,
  })
  const unknown = await send(own, {
    lines: [debit(costs, 100), { ...credit(receivables, 100), openItemId: 999_999_999 }],
  })
  expect(unknown).toMatchObject({
    status: 422,
    body: { fields: { 'lines.1.openItemId': expect.stringContaining('Regel 2: deze openstaande post') as unknown } },
  })
  const half = await send(own, { lines: [debit(costs, 1.5), credit(costs, 1.5)] })
  expect(fieldsOf(half)).toMatchObject({ 'lines.0.debitCents': 'Vul een bedrag in hele centen in' })
})

test('entries are listed by page, in the order that is asked for', async () => {
  const own = await Books.openOn(server, '2026-06-30')
  const lines = [debit(await own.account('WBedKanTef'), 100), credit(await own.account('BEivKapPrs'), 100)]
  for (let day = 1; day <= 30; day += 1) {
    const entryDate = `2026-06-${String(day).padStart(2, '0')}`
    for (const description of ['b', 'a']) await write(own, { entryDate, description, lines })
  }
  for (const sort of [undefined, 'entryDate', '-number', 'description', '-description'] as const) {
    const seen = []
    let cursor: string | undefined
    do {
      const page = await own.client.call(contract.journalEntries.list, {
        params: own.params,
        query: { ...(sort && { sort }), ...(cursor && { cursor }) },
      })
      // Counted once, with the first page.
      expect(page.segments === undefined).toBe(cursor !== undefined)
      seen.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(60)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
    const key = (sort ?? '-entryDate').replace('-', '') as 'entryDate' | 'number' | 'description'
    const values = seen.map((item) => item[key])
    const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(values).toEqual((sort ?? '-').startsWith('-') ? sorted.toReversed() : sorted)
    expect(seen[0]).toMatchObject({ amountCents: 100, lineCount: 2, journalCode: 'MEM', reversedByEntryId: null })
  }
  const some = await own.client.call(contract.journalEntries.list, {
    params: own.params,
    query: { search: 'A', from: '2026-06-30', to: '2026-06-30' },
  })
  expect(some.items).toMatchObject([{ description: 'a', entryDate: '2026-06-30' }])
  const ofSales = await own.client.call(contract.journalEntries.list, {
    params: own.params,
    query: { journalType: 'sales-book' },
  })
  expect(ofSales.items).toEqual([])
})
