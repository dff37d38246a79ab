import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLine } from '../bank/statements.test-support.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aYear, close, closed, lockedUntil, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('what is still to be done', () => {
  const check = async (books: Books, key: string) => {
    const found = (await show(books, 2025)).checks.find((candidate) => candidate.key === key)
    if (!found) throw new Error(`no check ${key}`)
    return found
  }

  test('a bank line that waits hinders closing, and nothing is half done', async () => {
    const books = await aYear(server)
    await books.line(-5000, { date: '2025-12-29' })
    const bank = `bank-${await books.bankBook()}`
    expect(await check(books, bank)).toMatchObject({
      state: 'open',
      title: expect.stringContaining('1 regel is nog niet verwerkt') as string,
    })
    const answer = await close(books, 2025)
    expect(answer).toMatchObject({ status: 409, body: { code: 90106, details: { checks: [{ key: bank }] } } })
    expect(await lockedUntil(books)).toEqual([{ day: null }])
    expect(await books.rows('SELECT id FROM year_closings WHERE administration_id = $1')).toEqual([])
    expect((await show(books, 2025)).blockReason).toBe('Kan zodra het open punt klaar is.')
  })

  test('a statement runs until the day of its closing balance, however long before it the last line is', async () => {
    const books = await aYear(server)
    const key = `bank-${await books.bankBook()}`
    const closesOn = (day: string) =>
      books.import([aLine({ date: '2025-06-01', amountCents: 5000 })], { opensOn: '2025-01-01', closesOn: day })
    await closesOn('2025-12-30')
    const [waiting] = await books.waiting()
    if (!waiting) throw new Error('no bank line')
    const accountId = await books.account('BEivKapPrs')
    await books.process(waiting, { bookings: [{ accountId, amountCents: 5000, vatCode: null, description: '' }] })
    expect(await check(books, key)).toMatchObject({
      state: 'notice',
      title: expect.stringMatching(/loopt t\/m 30-12-2025$/) as string,
    })
    await closesOn('2025-12-31')
    expect(await check(books, key)).toMatchObject({
      state: 'ok',
      title: expect.stringContaining('is gelijk aan het afschrift') as string,
    })
    const [listed] = await books.client.call(contract.bank.imports, { params: books.params })
    expect(listed).toMatchObject({ from: '2025-01-01', to: '2025-12-31', newLines: 0, knownLines: 1 })
  })

  test('a statement of before the day of its closing balance was kept is mended by reading it again, as the check says', async () => {
    const books = await aYear(server)
    const key = `bank-${await books.bankBook()}`
    const read = () =>
      books.import([aLine({ date: '2025-06-01', amountCents: 5000 })], {
        opensOn: '2025-01-01',
        closesOn: '2025-12-31',
      })
    await read()
    const [waiting] = await books.waiting()
    if (!waiting) throw new Error('no bank line')
    const accountId = await books.account('BEivKapPrs')
    await books.process(waiting, { bookings: [{ accountId, amountCents: 5000, vatCode: null, description: '' }] })
    await books.rows('UPDATE bank_imports SET closes_on = NULL WHERE administration_id = $1')
    expect(await check(books, key)).toMatchObject({
      state: 'notice',
      detail: expect.stringMatching(/; lees een afschrift t\/m 31-12-2025 in, ook als je het al eens inlas$/) as string,
      href: `/v2/administrations/${books.id}/bank`,
    })
    await read()
    expect(await check(books, key)).toMatchObject({ state: 'ok' })
  })

  test('what stands on a suspense account is told, with the way to its card of the year, and hinders nobody', async () => {
    const books = await aYear(server)
    const [suspense, inTransit] = [await books.account('BVorTusTbt'), await books.account('BLimKruSto')]
    const [funds, costs] = [await books.account('BEivKapPrs'), await books.account('WBedKanTef')]
    await write(books, { entryDate: '2025-12-15', lines: [debit(suspense, 500), credit(funds, 500)] })
    await write(books, { entryDate: '2025-12-31', lines: [debit(funds, 20_000), credit(inTransit, 20_000)] })
    const card = (accountId: number) =>
      `/v2/administrations/${books.id}/ledger/accounts/${accountId}?from=2025-01-01&to=2025-12-31`
    expect(await check(books, `suspense-${suspense}`)).toMatchObject({
      state: 'notice',
      title: expect.stringMatching(/ staat niet op nul$/) as string,
      detail: expect.stringMatching(/^€.5,00 debet; boek het/) as string,
      href: card(suspense),
    })
    expect(await check(books, `suspense-${inTransit}`)).toMatchObject({
      state: 'notice',
      detail: expect.stringMatching(/^€.200,00 credit; van een overboeking/) as string,
      href: card(inTransit),
    })
    await write(books, { entryDate: '2025-12-31', lines: [debit(costs, 500), credit(suspense, 500)] })
    expect((await show(books, 2025)).checks.some(({ key }) => key === `suspense-${suspense}`)).toBe(false)
    await closed(books, 2025)
  })

  test('a bank account is held against its statement, which the next one may carry to the last day', async () => {
    const books = await aYear(server)
    const key = `bank-${await books.bankBook()}`
    const line = (date: string, amountCents: number, openingBalanceCents: number) =>
      books.import([aLine({ date, amountCents })], { openingBalanceCents })
    await line('2025-12-20', 5000, 0)
    const [waiting] = await books.waiting()
    if (!waiting) throw new Error('no bank line')
    const accountId = await books.account('BEivKapPrs')
    const bookings = [{ accountId, amountCents: 5000, vatCode: null, description: '' }]
    await books.process(waiting, { bookings })
    expect(await check(books, key)).toMatchObject({
      state: 'notice',
      title: expect.stringContaining('20-12-2025') as string,
    })
    await line('2026-01-05', 100, 5000)
    expect(await check(books, key)).toMatchObject({ state: 'ok', href: null })
    const bank = await books.account('BLimBanRba')
    await write(books, { entryDate: '2025-12-31', lines: [debit(bank, 1), credit(accountId, 1)] })
    expect(await check(books, key)).toMatchObject({
      state: 'open',
      detail: expect.stringMatching(/verschil €.0,01/) as string,
    })
  })

  test('VAT of the year is declared first; a period without any hinders nobody', async () => {
    const books = await aYear(server)
    expect(await check(books, 'filed')).toMatchObject({ state: 'notice' })
    const lines = [
      { ...debit(await books.account('WBedKanKan'), 12_100), vatCode: 'purchase_high' },
      credit(await books.account('BEivKapPrs'), 12_100),
    ]
    await write(books, { entryDate: '2025-12-15', lines })
    expect(await check(books, 'filed')).toMatchObject({ state: 'open' })
    expect(await close(books, 2025)).toMatchObject({ status: 409, body: { code: 90106 } })
    for (const quarter of ['Q1', 'Q2', 'Q3', 'Q4']) await books.file(`2025-${quarter}`)
    expect(await check(books, 'filed')).toMatchObject({ state: 'ok' })
    expect(await check(books, 'vat-accounts')).toMatchObject({ state: 'ok' })
    const filed = await books.vatReturn('2025-Q4')
    await closed(books, 2025)
    expect((await reopen(books, 2025)).status).toBe(204)
    expect(await books.vatReturn('2025-Q4')).toEqual(filed)
  })

  test('a draft and a difference with the ledger hinder as well', async () => {
    const books = await aYear(server)
    await books.draft({ invoiceDate: '2025-12-20' })
    expect(await check(books, 'drafts')).toMatchObject({ state: 'open', title: '1 factuur is nog een concept' })
    for (const key of ['receivable', 'payable', 'trial-balance', 'suspense'])
      expect(await check(books, key)).toMatchObject({ state: 'ok', href: null })
  })
})
