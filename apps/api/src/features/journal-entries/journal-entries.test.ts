import { must } from '@klopt/bookkeeping/money'
import { contract, type JournalEntryInput, type JournalLineInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { debit, credit, send, write } from './journal.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.openOn(server, '2026-06-30')
})
afterAll(() => server.stop())

const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields?: Record<string, string> }).fields
const refused = async (changes: Partial<JournalEntryInput>) => {
  const before = await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  const answer = await send(books, changes)
  expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toEqual(before)
  return answer
}
const pair = async (): Promise<[JournalLineInput, JournalLineInput]> => [
  debit(await books.account('WBedKanTef'), 100),
  credit(await books.account('BEivKapPrs'), 100),
]

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

describe('an entry that cannot be', () => {
  test('with unequal sides is refused with the difference', async () => {
    const [cost, funds] = await pair()
    const answer = await refused({ lines: [cost, { ...funds, creditCents: 99 }] })
    expect(answer).toMatchObject({ status: 422, body: { code: 90007 } })
    expect(fieldsOf(answer)).toEqual({ lines: 'Er is € 0,01 meer debet. Maak debet en credit gelijk.' })
  })

  test.each([
    [{ debitCents: 0 }, 'debitCents', 'Regel 1: vul een bedrag in bij debet of credit.'],
    [{ creditCents: 5 }, 'creditCents', 'Regel 1: vul debet of credit in, niet allebei.'],
    [{ debitCents: -100 }, 'debitCents', 'Regel 1: een bedrag is niet negatief. Zet het in credit.'],
    [
      { debitCents: 100_000_000_000 },
      'debitCents',
      'Regel 1: een bedrag is hoogstens € 999.999.999,99. Verdeel het over meer regels.',
    ],
    [
      { accountId: 999_999_999 },
      'accountId',
      'Regel 1: deze rekening is er niet. Kies een grootboekrekening uit de lijst.',
    ],
    [{ contactId: 999_999_999 }, 'contactId', 'Regel 1: deze relatie is er niet. Kies er een uit de lijst.'],
    [{ vatCode: 'onzin' }, 'vatCode', 'Regel 1: kies een btw-code uit de lijst.'],
  ])('with %j in its first line names it', async (wrong, field, message) => {
    const [cost, funds] = await pair()
    const answer = await refused({ lines: [{ ...cost, ...wrong }, funds] })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject({ [`lines.0.${field}`]: message })
  })

  test('names each wrong line of pasted nonsense at once', async () => {
    const [cost, funds] = await pair()
    const answer = await refused({ lines: [cost, { ...funds, accountId: 999_999_999 }, { ...cost, debitCents: 0 }] })
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(['lines.2.debitCents', 'lines.1.accountId'])
  })

  test("of one line, on another administration's account or one that is out of use, is refused", async () => {
    const [cost, funds] = await pair()
    expect(fieldsOf(await refused({ lines: [cost] }))).toHaveProperty('lines')
    const theirs = await (await Books.open(server)).account('WBedKanTef')
    const answer = await refused({ lines: [{ ...cost, accountId: theirs }, funds] })
    expect(fieldsOf(answer)).toHaveProperty(['lines.0.accountId'])
    const unused = await books.account('WBedVkkRel')
    await books.client.call(contract.ledgerAccounts.deactivate, { params: { ...books.params, accountId: unused } })
    expect(fieldsOf(await refused({ lines: [{ ...cost, accountId: unused }, funds] }))).toEqual({
      'lines.0.accountId': 'Regel 1: Relatiegeschenken is niet meer in gebruik. Kies een andere rekening.',
    })
  })

  test.each(['1999-12-31', '2101-01-01'])('on %s is refused', async (entryDate) => {
    const answer = await refused({ entryDate, lines: await pair() })
    expect(fieldsOf(answer)).toEqual({ entryDate: 'Kies een datum van 2000 tot en met 2100' })
  })

  test('in locked books is refused by its date, and so is taking one back there', async () => {
    const own = await Books.openOn(server, '2026-02-01')
    const lines = [debit(await own.account('WBedKanTef'), 100), credit(await own.account('BEivKapPrs'), 100)]
    const { id } = await write(own, { entryDate: '2026-01-31', lines })
    const lock = { lockedUntil: '2026-01-31', reason: '', userId: own.owner.id, asFirm: false }
    await own.asApp((db) => setBookLock(db, { ...lock, at: server.clock.now() }))
    const why = 'De boekingen t/m 31 januari 2026 zijn vastgezet. Kies een latere datum.'
    expect(await send(own, { entryDate: '2026-01-31', lines })).toMatchObject({
      status: 409,
      body: { code: 90006, fields: { entryDate: why } },
    })
    const back = (date: string) =>
      own.client.send(contract.journalEntries.reverse, { params: { ...own.params, entryId: id }, body: { date } })
    expect(await back('2026-01-31')).toMatchObject({ status: 409, body: { fields: { date: why } } })
    expect(await back('2026-02-01')).toMatchObject({ status: 200 })
  })

  test('in the purchase book is refused', async () => {
    const [book] = await books.rows<{ id: number }>(
      "SELECT id FROM journals WHERE administration_id = $1 AND type = 'purchase-book'",
    )
    expect(
      fieldsOf(await refused({ journalId: must(book, 'the purchase book').id, lines: await pair() })),
    ).toHaveProperty('journalId')
  })

  test('by somebody without the permission for accounting is refused', async () => {
    const clerk = await server.world.user()
    await server.world.role({ user: clerk, administrationId: books.id, permissions: ['BOOKING'] })
    const answer = await (
      await server.world.as(clerk)
    ).send(contract.journalEntries.create, {
      params: books.params,
      body: { entryDate: '2026-06-30', description: 'x', lines: await pair() },
    })
    expect(answer).toMatchObject({ status: 403 })
  })
})

test('1,000 lines are one entry and so are 10,000; 10,001 are refused and nothing is booked', async () => {
  const [cost, funds] = await pair()
  const many = (count: number) => Array.from({ length: count }, (_, n) => (n % 2 === 0 ? cost : funds))
  for (const count of [1000, 10_000]) {
    const { id } = await write(books, { lines: many(count) })
    expect((await books.entry(id)).lines).toHaveLength(count)
  }
  const answer = await refused({ lines: many(10_001) })
  expect(answer.status).toBe(422)
  expect(fieldsOf(answer)).toEqual({
    lines: 'Een boeking heeft hoogstens 10.000 regels. Verdeel haar over meer boekingen.',
  })
})

test('the same press twice books once', async () => {
  const lines = await pair()
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
