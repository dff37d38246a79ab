import { must } from '@klopt/bookkeeping/money'
import { xaf, YEAR_OF_XAF } from '@klopt/bookkeeping/testing'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { ageing, balances, BOOKED, openItems, take, trial, undo, upload, YEAR } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('the preview says what happens to VAT, to what is open and to what was booked here', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { entries, accounts } = await upload(books)
  expect(entries).toMatchObject({ count: 4, lines: 10, whyNot: null })
  expect(entries.notes.join('\n')).toContain('al aangegeven in je oude pakket')
  expect(entries.notes.join('\n')).toContain('€ 21,00 open bij klanten en € 423,50 bij leveranciers')
  expect(entries.notes.join('\n')).not.toContain('telt dan dubbel')
  const used = accounts.filter(({ inEntries }) => inEntries).map(({ number }) => number)
  expect(used).toEqual(['11', '1301', '1601', '1505', '8000', '9999'])
  expect(accounts.find(({ number }) => number === '9999')).toMatchObject({ isUsed: false, by: 'new' })
  expect(await balances(books)).toEqual({})
})

test('what was booked here in the same year is named: it would count twice', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const accountId = await books.account('WBedAdlBan')
  await books.process(await books.line(-1000, { date: '2025-06-01' }), {
    bookings: [{ accountId, amountCents: -1000, vatCode: null, description: 'Bankkosten' }],
  })
  const { entries } = await upload(books)
  expect(entries.notes.join(' ')).toContain('staat al 1 boeking in dit boekjaar')
})

test('the year comes along: balances and items as by hand, and no return takes its VAT', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  expect(await take(books, id)).toMatchObject({ status: 200, body: { accounts: 1, contacts: 2, entries: 4 } })
  expect(await balances(books)).toEqual(BOOKED)
  expect(await openItems(books)).toEqual([
    { kind: 'receivable', number: '2025-1', cents: 2100 },
    { kind: 'payable', number: 'L-10', cents: 6050 },
    { kind: 'payable', number: 'L-9', cents: 36_300 },
  ])
  for (const period of ['2025-Q1', '2025-Q2']) {
    const { boxes } = await books.vatReturn(period)
    expect(boxes.every(({ baseCents, vatCents }) => !baseCents && !vatCents)).toBe(true)
  }
  // What was booked in the year is as much as the file says, on either side, beside the opening.
  const rows = await trial(books)
  expect(rows.reduce((sum, row) => sum + row.debitCents, 0)).toBe(149_150)
  expect(rows.reduce((sum, row) => sum + Math.max(row.openingCents, 0), 0)).toBe(221_000)
})

test('items come to the control account on every day of the year', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await take(books, (await upload(books)).id)
  for (const [day, cents] of [
    ['2025-01-19', 121_000],
    ['2025-01-20', 0],
    ['2025-03-05', 12_100],
    ['2025-04-01', 2100],
    ['2025-12-31', 2100],
  ] as const) {
    expect(await ageing(books, day)).toBe(cents)
  }
})

test('undone as a whole, after which nothing is left and it can be taken over anew', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const years = async () =>
    (await books.client.call(contract.fiscalYears.list, { params: books.params })).map(({ year }) => year)
  expect(await years()).toEqual([2026])
  const { id } = await upload(books)
  await take(books, id)
  expect(await years()).toEqual([2026, 2025])
  expect(await take(books, (await upload(books)).id)).toMatchObject({ status: 409, body: { code: 90161 } })
  expect((await undo(books, id)).status).toBe(204)
  expect(await balances(books)).toEqual({})
  expect(await openItems(books)).toEqual([])
  expect(await ageing(books, '2025-03-05')).toBe(0)
  expect(await years()).toEqual([2026])
  expect(await take(books, (await upload(books)).id)).toMatchObject({ status: 200, body: { entries: 4 } })
  expect(await balances(books)).toEqual(BOOKED)
})

test('an item of a booking that was paid here keeps all of it', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  await take(books, id)
  const open = await books.openItem('2025-1')
  const line = await books.line(2100, { date: '2026-01-05' })
  await books.process(line, { items: [{ openItemId: open.id, amountCents: 2100 }] })
  expect(await undo(books, id)).toMatchObject({ status: 409, body: { code: 90162 } })
  expect(must((await balances(books))['1100'], 'the bank')).toBe(231_000)
})

test('a file with bookings and no opening balance is taken over for these, and undone', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books, xaf({ transactions: YEAR_OF_XAF, opening: '' }))
  expect(await take(books, id, { withEntries: false })).toMatchObject({ status: 409, body: { code: 90163 } })
  expect(await take(books, id)).toMatchObject({ status: 200, body: { openingBalanceId: null, entries: 4 } })
  // The old invoice is not there to be paid: what was paid of it stands open the other way round.
  expect((await openItems(books)).find(({ number }) => number === '2024-17')).toMatchObject({ cents: -121_000 })
  expect(await take(books, (await upload(books)).id)).toMatchObject({ status: 409, body: { code: 90161 } })
  expect((await undo(books, id)).status).toBe(204)
  expect(await balances(books)).toEqual({})
})

test('bookings outside the year, on accounts of VAT or in locked books are refused, and nothing is half done', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const outside = await upload(books, YEAR.replace('<trDt>2025-04-01', '<trDt>2026-04-01'))
  expect(outside.entries.whyNot).toContain('Boeking 500002 in dagboek Bank is van 01-04-2026')
  expect(await take(books, outside.id)).toMatchObject({ status: 422, body: { code: 90167 } })
  const { id } = await upload(books)
  const onVat = [{ number: '8000', accountId: await books.account('BSchBepBla') }]
  expect((await take(books, id, { accounts: onVat })).status).toBe(422)
  await books.client.call(contract.bookLocks.set, {
    params: books.params,
    body: { lockedUntil: '2025-03-31', reason: 'Kwartaal klaar' },
  })
  expect(await take(books, id)).toMatchObject({ status: 409 })
  expect(await balances(books)).toEqual({})
  expect(await openItems(books)).toEqual([])
})

test('an opening balance that stands is named before it is replaced', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const bank = await books.account('BLimBanRba')
  const funds = await books.account('BEivKapOnd')
  await books.client.call(contract.openingBalances.save, {
    params: books.params,
    body: {
      startDate: '2025-01-01',
      lines: [
        { accountId: bank, debitCents: 500, creditCents: 0 },
        { accountId: funds, debitCents: 0, creditCents: 500 },
      ],
      openItems: [],
    },
  })
  const { problems } = await upload(books)
  expect(problems.join(' ')).toContain('Er is al een beginbalans op 01-01-2025')
  expect(problems.join(' ')).toContain('komt zij niet vanzelf terug')
})

test('two at once leave the year once', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const ids = [(await upload(books)).id, (await upload(books)).id]
  const answers = await Promise.all(ids.map((id) => take(books, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balances(books)).toEqual(BOOKED)
})
