import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { chooseMode, codeOf, dated, due, letters, remind, remindersOf, runDaily } from './reminders.test-support.ts'

const { reminders } = contract
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

describe('a consumer', () => {
  // 15% of 242 is 36.30, so the least: 40. Interest of 4% over 121 from 16 March to 26 April: 42 days, 0.5569 each.
  test('gets one letter for all that is late, and the costs once, fifteen days after it was received', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await books.contact({ kind: 'person', name: 'Saar de Wit', emailAddress: 'saar@wit.example' })
    const first = await books.invoice({ ...dated, contactId })
    const second = await books.invoice({ ...dated, contactId })
    await chooseMode(books, 'automatic')
    for (const day of ['2026-03-22', '2026-03-29', '2026-04-05', '2026-04-10']) {
      await books.on(day)
      await runDaily(server)
    }
    const mails = await letters(books)
    expect(mails).toHaveLength(3)
    const notice = must(mails[2], 'the notice').text
    expect(notice).toContain('Betaal € 242,00 binnen vijftien dagen nadat deze brief bij je is bezorgd')
    expect(notice).toContain('€ 40,00 incassokosten')
    expect((await remindersOf(books, first.id)).letters[0]).toMatchObject({ kind: 'notice', claims: [] })
    // The step comes 19 days after the one before it, the law 15 days after delivery.
    await books.on('2026-04-19')
    expect(await due(books)).toEqual([])
    expect(codeOf(await remind(books, second.id))).toBe(90177)
    await books.on('2026-04-26')
    await runDaily(server)
    expect(await letters(books)).toHaveLength(4)
    const { letters: sent } = await remindersOf(books, second.id)
    expect(sent[0]).toMatchObject({
      kind: 'demand',
      invoiceNumbers: [first.number, second.number],
      claims: [
        { kind: 'costs', amountCents: 4_000, vatCents: 0, waived: false },
        { kind: 'interest', amountCents: 112, waived: false },
      ],
    })
    // Claimed, and no turnover: nothing was posted for it.
    expect(await books.rows('SELECT FROM journal_entries WHERE administration_id = $1')).toHaveLength(2)
    await books.on('2026-08-01')
    expect(await due(books)).toEqual([])
    const params = { ...books.params, letterId: must(sent[0], 'the demand').id }
    expect((await books.client.send(reminders.waive, { params, body: { kind: 'costs' } })).status).toBe(204)
    expect((await remindersOf(books, first.id)).letters[0]?.claims[0]).toMatchObject({ waived: true })
  })

  // 242.00 of invoices, 40.00 of costs and 1.12 of interest, in one payment.
  test('pays costs and interest that are no turnover: in no box, and not counted for the small-business scheme', async () => {
    const books = await Books.openOn(server, '2026-04-26')
    const { number } = await books.invoice({ ...dated, lines: [anInvoiceLine({ unitPrice: '200' })] })
    const before = await books.vatReturn('2026-Q2')
    const { id } = await books.openItem(number)
    const booking = { vatCode: null, description: '', contactId: null }
    const income = await books.account('WFbeRlmObr')
    await books.process(await books.line(28_312, { date: '2026-04-26' }), {
      items: [{ openItemId: id, amountCents: 24_200 }],
      bookings: [
        { ...booking, accountId: income, amountCents: 4_000 },
        { ...booking, accountId: income, amountCents: 112 },
      ],
    })
    expect(await books.vatReturn('2026-Q2')).toEqual(before)
    const scheme = await books.client.call(contract.smallBusinessScheme.get, { params: books.params })
    expect(scheme.turnover).toMatchObject([{ year: 2026, cents: 20_000 }])
  })

  test('is asked no costs while delivery of the notice is contested, and from fifteen days after another day', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await books.contact({ kind: 'person', emailAddress: 'saar@wit.example' })
    const { id } = await books.invoice({ ...dated, contactId })
    for (const day of ['2026-03-22', '2026-03-29', '2026-04-05']) {
      await books.on(day)
      expect((await remind(books, id)).status).toBe(200)
      expect(codeOf(await remind(books, id))).toBe(90177)
      await letters(books)
    }
    const [notice] = (await remindersOf(books, id)).letters
    const params = { ...books.params, letterId: must(notice, 'the notice').id }
    const deliver = (deliveredOn: string | null) =>
      books.client.send(reminders.deliver, { params, body: { deliveredOn } })
    expect((await deliver(null)).status).toBe(204)
    await books.on('2026-06-01')
    expect(codeOf(await remind(books, id))).toBe(90177)
    expect((await deliver('2026-04-04')).status).toBe(422)
    expect((await deliver('2026-05-18')).status).toBe(204)
    expect(codeOf(await remind(books, id))).toBe(90177)
    await books.on('2026-06-02')
    expect((await remind(books, id)).body).toMatchObject({ kind: 'demand', costsCents: 4_000 })
  })

  test('whose steps ask costs on the day of the notice gets the notice first, and without one is told what is missing', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await books.contact({ kind: 'person', emailAddress: 'saar@wit.example' })
    const { id } = await books.invoice({ ...dated, contactId })
    const step = { name: 'Aanmaning', afterDays: 1, subject: 'Aanmaning {{facturen}}', body: aLetter(), contactId }
    const add = (kind: 'notice' | 'demand') =>
      books.client.call(reminders.createStep, { params: books.params, body: { ...step, kind } })
    await add('demand')
    await books.on('2026-03-25')
    expect(codeOf(await remind(books, id))).toBe(90510)
    await add('notice')
    expect((await remind(books, id)).body).toMatchObject({ kind: 'notice' })
    await letters(books)
    await books.on('2026-04-08')
    expect(codeOf(await remind(books, id))).toBe(90177)
    await books.on('2026-04-09')
    expect((await remind(books, id)).body).toMatchObject({ kind: 'demand', costsCents: 4_000 })
    await books.on('2026-04-10')
    expect(codeOf(await remind(books, id))).toBe(90175)
  })
})
