import { contract, type OpeningBalanceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

type Line = OpeningBalanceInput['lines'][number]
type Item = OpeningBalanceInput['openItems'][number]

/** Books on the second of January with the opening of a year ago, euro for euro reckoned by hand. */
async function aStart() {
  const books = await Books.openOn(server, '2026-01-02')
  const customer = await books.contact({ name: 'Oude klant' })
  const supplier = await books.contact({ name: 'Oude leverancier' })
  // 12,345.67 + 5,000.00 + 2,400.00 - 800.00 + 1,210.00 - 363.00 - 987.00 = 18,805.67
  const amounts: Record<string, number> = {
    BLimBanRba: 1_234_567,
    BLimBanDep: 500_000,
    BMvaBeiVvp: 240_000,
    BMvaBeiCae: -80_000,
    BVorDebHad: 121_000,
    BSchCreHac: -36_300,
    BSchBepBtw: -98_700,
    BEivKapOnd: -1_880_567,
  }
  const lines: Line[] = []
  for (const [rgs, cents] of Object.entries(amounts))
    lines.push({
      accountId: await books.account(rgs),
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
    })
  const openItems: Item[] = [
    item({ contactId: customer }),
    item({ kind: 'payable', number: 'L-9', contactId: supplier, amountCents: 36_300 }),
  ]
  return { books, body: { startDate: '2026-01-01', lines, openItems }, lines, openItems }
}

const item = (changes: Partial<Item>): Item => ({
  kind: 'receivable',
  number: '2025-0117',
  contactId: null,
  documentDate: '2025-12-10',
  dueDate: '2025-12-24',
  amountCents: 121_000,
  ...changes,
})

const save = (books: Books, body: OpeningBalanceInput) =>
  books.client.send(contract.openingBalances.save, { params: books.params, body })
const saved = (books: Books, body: OpeningBalanceInput) =>
  books.client.call(contract.openingBalances.save, { params: books.params, body })
const show = (books: Books) => books.client.call(contract.openingBalances.get, { params: books.params })
const balances = async (books: Books) => {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  expect(totals.closingCents).toBe(0)
  return Object.fromEntries(rows.map((row) => [row.number, row.closingCents]))
}

test('the books open with what there was, and the old invoice is paid by a bank line', async () => {
  const { books, body } = await aStart()
  expect(await show(books)).toEqual({
    current: null,
    proposedStartDate: '2026-01-01',
    firstEntryDate: null,
  })
  const { id, journalEntryId } = await saved(books, body)
  expect(await balances(books)).toEqual({
    '0120': 240_000,
    '0125': -80_000,
    '0500': -1_880_567,
    '1100': 1_234_567,
    '1120': 500_000,
    '1300': 121_000,
    '1530': -98_700,
    '1600': -36_300,
  })
  expect(await books.entry(journalEntryId)).toMatchObject({ sourceType: 'opening', date: '2026-01-01' })
  const { current } = await show(books)
  expect(current).toMatchObject({ id, startDate: '2026-01-01', mayBeReplaced: true })
  expect(current?.lines).toHaveLength(8)
  expect(current?.openItems).toMatchObject([
    { number: '2025-0117', contactName: 'Oude klant', openCents: 121_000 },
    { kind: 'payable', number: 'L-9', openCents: 36_300 },
  ])

  await books.import([aLine({ date: '2026-01-05', amountCents: 121_000, description: 'Factuur 2025-0117' })])
  const [line] = await books.waiting()
  if (!line) throw new Error('no bank line')
  const open = await books.openItem('2025-0117')
  await books.process(line, { items: [{ openItemId: open.id, amountCents: 121_000 }] })
  expect(await balances(books)).toMatchObject({ '1100': 1_355_567, '1300': 0 })
  expect((await show(books)).current).toMatchObject({ mayBeReplaced: false })
})

test('what was booked before is told, so that nobody counts it twice unaware', async () => {
  const { books, body, lines } = await aStart()
  const [bank, , inventory] = lines
  if (!bank || !inventory) throw new Error('no accounts')
  await saved(books, body)
  expect(await show(books)).toMatchObject({ firstEntryDate: null })
  const entry = await books.client.call(contract.journalEntries.create, {
    params: books.params,
    body: {
      entryDate: '2025-11-03',
      description: 'Voorraad gekocht',
      lines: [
        { accountId: inventory.accountId, debitCents: 10_000, creditCents: 0 },
        { accountId: bank.accountId, debitCents: 0, creditCents: 10_000 },
      ],
    },
  })
  expect(await show(books)).toMatchObject({ firstEntryDate: '2025-11-03' })
  await books.client.call(contract.journalEntries.reverse, {
    params: { ...books.params, entryId: entry.id },
    body: { date: '2025-11-03' },
  })
  expect(await show(books)).toMatchObject({ firstEntryDate: null })
})

test('what was declared before is not declared again', async () => {
  const { books, body } = await aStart()
  await saved(books, body)
  const { boxes, checks } = await books.vatReturn('2026-Q1')
  expect(boxes.every(({ baseCents, vatCents }) => !baseCents && !vatCents)).toBe(true)
  expect(checks.find(({ kind }) => kind === 'ledger_difference')?.tone).toBe('success')
})

describe('another opening balance takes the place of one', () => {
  test('by a reversal on the same day, after which lists and ledger agree', async () => {
    const { books, body } = await aStart()
    const first = await saved(books, body)
    const funds = body.lines.at(-1)
    if (!funds) throw new Error('no own funds')
    const changed = {
      ...body,
      openItems: [
        item({ contactId: body.openItems[0]?.contactId ?? null, amountCents: 100_000 }),
        ...body.openItems.slice(1),
      ],
    }
    changed.lines = body.lines.map((line) => {
      if (line.debitCents === 121_000) return { ...line, debitCents: 100_000 }
      return line === funds ? { ...line, creditCents: line.creditCents - 21_000 } : line
    })
    expect(await save(books, { ...changed, replacesId: 999_999_999 })).toMatchObject({
      status: 409,
      body: { code: 90002 },
    })
    const second = await saved(books, { ...changed, replacesId: first.id })
    expect(await balances(books)).toMatchObject({ '1300': 100_000, '1600': -36_300, '0500': -1_859_567 })
    expect(await books.entry(first.journalEntryId)).toMatchObject({ reversedByEntryId: expect.any(Number) as number })
    expect((await show(books)).current).toMatchObject({ id: second.id })
    expect((await books.openItem('2025-0117')).openCents).toBe(100_000)
    const open = await books.rows(
      "SELECT sum(open_cents)::int AS cents FROM open_items WHERE administration_id = $1 AND kind = 'payable'",
    )
    expect(open).toEqual([{ cents: 36_300 }])
  })

  test('unless an item of it was settled: opening_settled, and nothing is half done', async () => {
    const { books, body } = await aStart()
    await saved(books, body)
    const open = await books.openItem('2025-0117')
    const line = await books.line(100_000, { date: '2026-01-05' })
    const done = await books.process(line, { items: [{ openItemId: open.id, amountCents: 100_000 }] })
    const before = await balances(books)
    expect(await save(books, body)).toMatchObject({ status: 409, body: { code: 90102 } })
    expect(await balances(books)).toEqual(before)
    await books.undo({ id: line.id, version: done.version })
    expect((await save(books, body)).status).toBe(200)
  })

  test('two at once leave one that stands', async () => {
    const { books, body } = await aStart()
    const answers = await Promise.all([save(books, body), save(books, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await balances(books)).toMatchObject({ '1100': 1_234_567, '1300': 121_000 })
  })
})

test('a bank book that opened by itself does not count twice', async () => {
  const { books, body } = await aStart()
  await books.import([aLine({ date: '2026-01-05', amountCents: 5000 })], { openingBalanceCents: 1_234_567 })
  const journalId = await books.bankBook()
  await books.client.call(contract.bank.bookOpening, {
    params: { ...books.params, journalId },
    body: { amountCents: 1_234_567 },
  })
  await saved(books, body)
  expect(await balances(books)).toMatchObject({ '1100': 1_234_567, '0500': -1_880_567 })
})

test('on a cash basis the VAT of an old invoice is due with its payment', async () => {
  const { books, body } = await aStart()
  await books.settings({ vatScheme: 'cash' })
  const waiting = [{ vatCode: 'sale_high', baseCents: 100_000, vatCents: 21_000 }]
  const lines = [
    ...body.lines,
    { accountId: await books.account('BSchBepOvb'), debitCents: 0, creditCents: 21_000 },
    { accountId: await books.account('BSchOvsOvs'), debitCents: 21_000, creditCents: 0 },
  ]
  const [old, ...others] = body.openItems
  if (!old) throw new Error('no old invoice')
  await saved(books, { ...body, lines, openItems: [{ ...old, postponedVat: waiting }, ...others] })
  const open = await books.openItem('2025-0117')
  const line = await books.line(121_000, { date: '2026-01-05' })
  await books.process(line, { items: [{ openItemId: open.id, amountCents: 121_000 }] })
  const { boxes } = await books.vatReturn('2026-Q1')
  expect(boxes.find(({ box }) => box === '1a')).toMatchObject({ baseCents: 100_000, vatCents: 21_000 })
})

describe('an opening balance that cannot be', () => {
  test('is refused with each reason, and nothing is booked', async () => {
    const { books, body } = await aStart()
    const [first, ...rest] = body.lines
    if (!first) throw new Error('no lines')
    const fieldsOf = async (changes: Partial<OpeningBalanceInput>) => {
      const answer = await save(books, { ...body, ...changes })
      expect(answer.status).toBe(422)
      return answer.body as { code: number; fields?: Record<string, string> }
    }
    expect(await fieldsOf({ lines: [{ ...first, debitCents: first.debitCents - 1 }, ...rest] })).toMatchObject({
      code: 90007,
    })
    expect((await fieldsOf({ openItems: [] })).fields).toMatchObject({
      receivable: 'Op Debiteuren staat € 1.210,00, de openstaande verkoopfacturen zijn samen € 0,00. Maak ze gelijk.',
    })
    expect((await fieldsOf({ startDate: '1999-01-01' })).fields).toHaveProperty('startDate')
    const theirs = await (await Books.open(server)).account('WBedKanTef')
    expect((await fieldsOf({ lines: [{ ...first, accountId: theirs }, ...rest] })).fields).toHaveProperty([
      'lines.0.accountId',
    ])
    const vat = { ...first, accountId: await books.account('BSchBepBla') }
    expect((await fieldsOf({ lines: [vat, ...rest] })).fields).toHaveProperty(['lines.0.accountId'])
    expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toEqual([])
    expect((await show(books)).current).toBeNull()
  })
})
