import { contract, type QueryOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'
import { aStart, item, save, saved, show } from './opening.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const balances = async (books: Books) => {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  expect(totals.closingCents).toBe(0)
  return Object.fromEntries(rows.map((row) => [row.number, row.closingCents]))
}

test('the books open with what there was, and the old invoice is paid by a bank line', async () => {
  const { books, body } = await aStart(server)
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

test('the trial balance of the first year begins with it, and with the same figures the year after', async () => {
  const { books, body } = await aStart(server)
  await saved(books, body)
  const sale = { accountId: await books.account('WOmzNodNod'), debitCents: 0, creditCents: 10_000 }
  await books.client.call(contract.journalEntries.create, {
    params: books.params,
    body: {
      entryDate: '2026-01-01',
      description: 'Verkocht',
      lines: [{ accountId: await books.account('BLimBanRba'), debitCents: 10_000, creditCents: 0 }, sale],
    },
  })
  const trial = async (from: string, to: string) => {
    const query = { from, to }
    const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
    const bank = rows.find(({ number }) => number === '1100')
    return { totals, bank }
  }
  const first = await trial('2026-01-01', '2026-12-31')
  expect(first.bank).toMatchObject({
    openingCents: 1_234_567,
    debitCents: 10_000,
    creditCents: 0,
    closingCents: 1_244_567,
  })
  expect(first.totals).toMatchObject({ openingCents: 0, debitCents: 10_000, creditCents: 10_000, closingCents: 0 })
  const next = await trial('2027-01-01', '2027-12-31')
  expect(next.bank).toMatchObject({ openingCents: 1_244_567, debitCents: 0, lastYearCents: 1_244_567 })
  expect(next.totals).toMatchObject({ openingCents: 0, lastYearCents: 0 })
  // Each figure opens what it is made of.
  const accountIds = String(await books.account('BLimBanRba'))
  const linesOf = async (query: Partial<QueryOf<typeof contract.reports.figureLines>>) => {
    const asked = { from: '2026-01-01', to: '2026-12-31', accountIds, ...query }
    const { count, items } = await books.client.call(contract.reports.figureLines, {
      params: books.params,
      query: asked,
    })
    expect(items).toHaveLength(count)
    return items.map(({ debitCents, creditCents }) => debitCents - creditCents)
  }
  const yearBefore = { from: '2025-01-01', to: '2025-12-31' }
  expect(await linesOf({ ...yearBefore, openedTo: '2026-12-31' })).toEqual([1_234_567])
  expect(await linesOf({ ...yearBefore, openedTo: '2025-12-31' })).toEqual([])
  expect(await linesOf({ side: 'debit', opening: 'without' })).toEqual([10_000])
  // The card has it as its first line.
  const card = await books.client.call(contract.reports.accountCard, {
    params: { ...books.params, accountId: Number(accountIds) },
    query: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(card).toMatchObject({ openingCents: 0, closingCents: 1_244_567, items: [{ balanceCents: 1_234_567 }, {}] })
  // Replaced by another, only the one that stands is what the year began with.
  await saved(books, body)
  expect(await trial('2026-01-01', '2026-12-31')).toEqual(first)
})

test('what was booked before is told, so that nobody counts it twice unaware', async () => {
  const { books, body, lines } = await aStart(server)
  const [bank, , inventory] = lines
  if (!bank || !inventory) throw new Error('no accounts')
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
  await saved(books, body)
  expect(await show(books)).toMatchObject({ firstEntryDate: '2025-11-03' })
  await books.client.call(contract.journalEntries.reverse, {
    params: { ...books.params, entryId: entry.id },
    body: { date: '2025-11-03' },
  })
  expect(await show(books)).toMatchObject({ firstEntryDate: null })
})

test('what was declared before is not declared again', async () => {
  const { books, body } = await aStart(server)
  await saved(books, body)
  const { boxes, checks } = await books.vatReturn('2026-Q1')
  expect(boxes.every(({ baseCents, vatCents }) => !baseCents && !vatCents)).toBe(true)
  expect(checks.find(({ kind }) => kind === 'ledger_difference')?.tone).toBe('success')
})

describe('another opening balance takes the place of one', () => {
  test('by a reversal on the same day, after which lists and ledger agree', async () => {
    const { books, body } = await aStart(server)
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
    const { books, body } = await aStart(server)
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
    const { books, body } = await aStart(server)
    const answers = await Promise.all([save(books, body), save(books, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await balances(books)).toMatchObject({ '1100': 1_234_567, '1300': 121_000 })
  })
})

test('a bank book that opened by itself does not count twice', async () => {
  const { books, body } = await aStart(server)
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
  const { books, body } = await aStart(server)
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

test('lodging that waits is declared under the rate of its day', async () => {
  const { books, body } = await aStart(server)
  await books.settings({ vatScheme: 'cash' })
  const waiting = [{ vatCode: 'sale_lodging', baseCents: 100_000, vatCents: 9000 }]
  const lines = [
    ...body.lines,
    { accountId: await books.account('BSchBepOvb'), debitCents: 0, creditCents: 9000 },
    { accountId: await books.account('BSchOvsOvs'), debitCents: 9000, creditCents: 0 },
  ]
  const [old, ...others] = body.openItems
  if (!old) throw new Error('no old invoice')
  await saved(books, { ...body, lines, openItems: [{ ...old, postponedVat: waiting }, ...others] })
  const { current } = await show(books)
  expect(current?.openItems[0]?.postponedVat).toEqual([{ ...waiting[0], vatCode: 'sale_low' }])
})
