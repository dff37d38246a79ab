import { contract, type PartnerInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { partners, fiscalYears } = contract
const input = (changes: Partial<PartnerInput> = {}): PartnerInput => ({
  name: 'Anna Bakker',
  fromDate: '2020-01-01',
  untilDate: null,
  interestPercent: '0',
  labourFeeCents: 0,
  share: 1,
  ...changes,
})
const add = (books: Books, changes: Partial<PartnerInput> = {}) =>
  books.client.call(partners.create, { params: books.params, body: input(changes) })
const list = (books: Books) => books.client.call(partners.list, { params: books.params })
const show = (books: Books) => books.client.call(fiscalYears.get, { params: { ...books.params, year: 2025 } })
const close = (books: Books) => books.client.send(fiscalYears.close, { params: { ...books.params, year: 2025 } })

/** Books of a legal form, with the clock after 2025. */
async function open(legalForm: 'vof' | 'stichting' | 'vereniging'): Promise<Books> {
  server.clock.set('2026-01-10T10:00:00Z')
  return Books.open(server, { legalForm })
}
async function earn(books: Books, cents: number): Promise<void> {
  const [cash, revenue] = [await books.account('BLimKasKas'), await books.account('WOmzNodNod')]
  await write(books, { entryDate: '2025-05-20', lines: [debit(cash, cents), credit(revenue, cents)] })
}
async function balances(books: Books): Promise<Record<string, number>> {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { rows } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  return Object.fromEntries(rows.map((row) => [row.name, row.openingCents]))
}

describe('partners', () => {
  test('have accounts of their own, and what they agreed on can change', async () => {
    const books = await open('vof')
    const { id } = await add(books, { interestPercent: '4.5', labourFeeCents: 3_000_000, share: 60 })
    await add(books, { name: 'Bram Visser', fromDate: '2025-07-01' })
    // As it goes over the wire, where a decimal has no zeros at its end.
    const raw = await books.client.send(partners.list, { params: books.params })
    expect(raw.body).toMatchObject([{ interestPercent: '4.5' }, { interestPercent: '0' }])
    const [anna, bram] = await list(books)
    expect(anna).toMatchObject({
      id,
      interestPercent: '4.5',
      labourFeeCents: 3_000_000,
      share: 60,
      capitalAccount: { number: '0501', name: 'Kapitaal Anna Bakker' },
      privateAccount: { number: '0502', name: 'Privé Anna Bakker' },
    })
    expect(bram).toMatchObject({ capitalAccount: { number: '0503' }, privateAccount: { number: '0504' } })
    const body = input({ untilDate: '2026-06-30', share: 50 })
    await books.client.call(partners.save, { params: { ...books.params, partnerId: id }, body })
    expect((await list(books))[0]).toMatchObject({ untilDate: '2026-06-30', share: 50 })
  })

  test.each([
    ['a last day before the first', { untilDate: '2019-12-31' }, 'untilDate'],
    ['interest of more than all', { interestPercent: '100.01' }, 'interestPercent'],
    ['interest below nothing', { interestPercent: '-1' }, 'interestPercent'],
    ['a share below nothing', { share: -1 }, 'share'],
    ['half a share', { share: 0.5 }, 'share'],
    ['a fee below nothing', { labourFeeCents: -1 }, 'labourFeeCents'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s are refused at the field', async (_name, wrong, field) => {
    const books = await open('vof')
    const answer = await books.client.send(partners.create, { params: books.params, body: input(wrong) })
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty(field)
    expect(await list(books)).toEqual([])
  })

  test('of other books are not there', async () => {
    const { id } = await add(await open('vof'))
    const books = await open('vof')
    const answer = await books.client.send(partners.save, { params: { ...books.params, partnerId: id }, body: input() })
    expect(answer.status).toBe(404)
  })
})

describe('closing a year', () => {
  test('divides the result of partners by what they agreed on, and closes their private accounts', async () => {
    const books = await open('vof')
    await add(books, { interestPercent: '4', labourFeeCents: 3_000_000, share: 60 })
    await add(books, { name: 'Bram Visser', interestPercent: '4', share: 40 })
    const [anna, bram] = await list(books)
    const [cash, own] = [await books.account('BLimKasKas'), anna?.capitalAccount.id ?? 0]
    // 50,000.00 of capital from before, 100,000.00 earned, 12,000.00 taken out.
    const [money, capital] = [debit(cash, 5_000_000), credit(own, 5_000_000)]
    await books.client.call(contract.openingBalances.save, {
      params: books.params,
      body: { startDate: '2025-01-01', lines: [money, capital], openItems: [] },
    })
    await earn(books, 10_000_000)
    const taken = [debit(bram?.privateAccount.id ?? 0, 1_200_000), credit(cash, 1_200_000)]
    await write(books, { entryDate: '2025-12-30', lines: taken })
    // Less 2,000.00 of interest and 30,000.00 of labour is 68,000.00: 40,800.00 and 27,200.00.
    expect((await show(books)).division).toEqual([
      {
        partnerId: anna?.id,
        name: 'Anna Bakker',
        interestCents: 200_000,
        labourFeeCents: 3_000_000,
        shareCents: 4_080_000,
      },
      { partnerId: bram?.id, name: 'Bram Visser', interestCents: 0, labourFeeCents: 0, shareCents: 2_720_000 },
    ])
    expect((await close(books)).status).toBe(200)
    expect(await balances(books)).toEqual({
      Kas: 13_800_000,
      'Kapitaal Anna Bakker': -(5_000_000 + 7_280_000),
      'Kapitaal Bram Visser': -(2_720_000 - 1_200_000),
    })
    await expectBooksToAddUp(books)
  })

  test('waits until a partner has a share, and says so', async () => {
    const books = await open('vof')
    await earn(books, 1000)
    const check = async () => (await show(books)).checks.find(({ key }) => key === 'partners')
    expect(await check()).toMatchObject({ state: 'open', href: expect.stringContaining('settings/partners') as string })
    expect((await show(books)).division).toEqual([])
    expect((await close(books)).status).toBe(409)
    await add(books, { untilDate: '2024-12-31' })
    expect(await check()).toMatchObject({ state: 'open' })
    await add(books, { name: 'Bram Visser' })
    expect(await check()).toMatchObject({ state: 'ok' })
    expect((await close(books)).status).toBe(200)
  })

  test.each(['stichting', 'vereniging'] as const)('of a %s goes to its reserves', async (legalForm) => {
    const books = await open(legalForm)
    await earn(books, 70_000)
    const before = await show(books)
    expect(before.checks.map(({ key }) => key)).not.toContain('partners')
    expect((await close(books)).status).toBe(200)
    expect(await balances(books)).toEqual({ Kas: 70_000, 'Overige reserves': -70_000 })
  })
})
