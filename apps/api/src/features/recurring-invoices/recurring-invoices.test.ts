import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { letter } from '../email-texts/standard-texts.ts'
import { Books } from '../books.test-support.ts'
import { aRecurring, create, daysOf, madeOf, paramsOf, press, running, show, work } from './recurring.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { recurringInvoices } = contract
const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code

describe('a recurring invoice', () => {
  test('is written, shown, listed and thrown away', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await create(books, await aRecurring(books))
    expect(await show(books, key)).toMatchObject({
      status: 'draft',
      reference: 'Onderhoud {periode}',
      totals: { netCents: 10_000, vatCents: 2_100, grossCents: 12_100 },
      nextOn: null,
      runs: [],
    })
    const list = await books.client.call(recurringInvoices.list, { params: books.params, query: {} })
    expect(list.items).toMatchObject([{ id: key.id, status: 'draft', unit: 'month', count: 1, grossCents: 12_100 }])
    expect(list.segments).toMatchObject({ all: { count: 1 }, draft: { count: 1 }, active: { count: 0 } })
    const body = { version: key.version }
    expect((await books.client.send(recurringInvoices.delete, { params: paramsOf(books, key), body })).status).toBe(204)
    expect((await books.client.send(recurringInvoices.get, { params: paramsOf(books, key) })).status).toBe(404)
  })

  test('of another administration is not there', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await create(books, await aRecurring(books))
    const other = await Books.openOn(server, '2026-01-15')
    expect((await other.client.send(recurringInvoices.get, { params: paramsOf(other, key) })).status).toBe(404)
    const started = await other.client.send(recurringInvoices.start, {
      params: paramsOf(other, key),
      body: { version: 1 },
    })
    expect(started.status).toBe(404)
    const foreign = await aRecurring(other, { contactId: await books.contact() })
    expect((await other.client.send(recurringInvoices.create, { params: other.params, body: foreign })).status).toBe(
      404,
    )
  })

  test.each([
    [{ count: 0 }, 'schedule.count'],
    [{ startsOn: '1999-12-31' }, 'schedule.startsOn'],
    [{ endsOn: '2026-01-30' }, 'schedule.endsOn'],
    [{ times: 0 }, 'schedule.times'],
    [{ proRataFrom: '2025-12-31' }, 'schedule.proRataFrom'],
  ] as const)('with the schedule %j is refused', async (schedule, field) => {
    const books = await Books.openOn(server, '2026-01-15')
    const body = await aRecurring(books, { schedule })
    const answer = await books.client.send(recurringInvoices.create, { params: books.params, body })
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty([field])
  })

  test('starts when it is whole: with a customer, an address to mail to, and an amount', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const refusal = async (changes: Parameters<typeof aRecurring>[1]) => {
      const answer = await press(books, await create(books, await aRecurring(books, changes)), recurringInvoices.start)
      expect(codeOf(answer)).toBe(90130)
      return Object.keys((answer.body as { fields: object }).fields)
    }
    expect(await refusal({ contactId: null })).toEqual(['contactId'])
    expect(await refusal({ lines: [] })).toEqual(['lines'])
    const contactId = await books.contact({ emailAddress: null })
    expect(await refusal({ contactId, mode: 'send' })).toEqual(['contactId'])
  })

  test('is paused before it changes, and never begins again once it has ended', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books)
    const save = async () =>
      books.client.send(recurringInvoices.save, {
        params: paramsOf(books, key),
        body: { ...(await aRecurring(books, { note: 'Nieuw' })), version: (await show(books, key)).version },
      })
    expect(codeOf(await save())).toBe(90131)
    await expect(
      server.services.pool.query(`UPDATE recurring_invoices SET mode = 'send' WHERE id = $1`, [key.id]),
    ).rejects.toMatchObject({ code: 'KL004' })
    expect((await press(books, key, recurringInvoices.pause)).body).toMatchObject({ status: 'paused' })
    expect((await save()).status).toBe(200)
    expect((await press(books, key, recurringInvoices.resume)).body).toMatchObject({ status: 'active' })
    expect((await press(books, key, recurringInvoices.end)).body).toMatchObject({ status: 'ended' })
    for (const call of [recurringInvoices.start, recurringInvoices.pause, recurringInvoices.resume])
      expect(codeOf(await press(books, key, call))).toBe(90132)
    expect(codeOf(await save())).toBe(90132)
    await expect(
      server.services.pool.query(`UPDATE recurring_invoices SET state = 'active' WHERE id = $1`, [key.id]),
    ).rejects.toMatchObject({ code: 'KL004' })
  })

  test('of which invoices were made stays', async () => {
    const books = await Books.openOn(server, '2026-01-31')
    const key = await running(books)
    await server.jobs.drain()
    const body = { version: (await show(books, key)).version }
    const refused = await books.client.send(recurringInvoices.delete, { params: paramsOf(books, key), body })
    expect(codeOf(refused)).toBe(90133)
  })

  test('repeats an invoice from a month after it', async () => {
    const books = await Books.openOn(server, '2026-01-31')
    const { id } = await books.invoice({ invoiceDate: '2026-01-31' })
    const made = await books.client.call(recurringInvoices.fromInvoice, { params: { ...books.params, invoiceId: id } })
    const { lines } = await books.show(id)
    expect(await show(books, made)).toMatchObject({
      status: 'draft',
      schedule: { unit: 'month', count: 1, startsOn: '2026-02-28', dayOfMonth: 31 },
      mode: 'draft',
      lines: lines.map(({ description, unitPrice }) => ({ description, unitPrice })),
    })
    const { items } = await books.client.call(recurringInvoices.preview, { params: paramsOf(books, made) })
    expect(items.slice(0, 3).map(({ from }) => from)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  })
})

test('the next twelve are told with their days, words and prices', async () => {
  const books = await Books.openOn(server, '2026-01-15')
  const indexation = { percent: '10', from: '2026-03-01', everyYear: true }
  const schedule = { startsOn: '2026-02-01', proRataFrom: '2026-01-18' }
  const key = await create(books, await aRecurring(books, { indexation, schedule }))
  const { items } = await books.client.call(recurringInvoices.preview, { params: paramsOf(books, key) })
  expect(items).toHaveLength(12)
  // From 18 to 31 January are 14 of 31 days: 45.16 of 100.00.
  expect(items[0]).toMatchObject({ from: '2026-01-18', to: '2026-01-31', totals: { netCents: 4_516 } })
  expect(items[1]).toMatchObject({ from: '2026-02-01', text: 'februari 2026', totals: { netCents: 10_000 } })
  expect(items[2]).toMatchObject({ from: '2026-03-01', totals: { netCents: 11_000 } })
  await press(books, key, recurringInvoices.start)
  await work(books, '2026-02-01')
  const after = await books.client.call(recurringInvoices.preview, { params: paramsOf(books, key) })
  expect(after.items[0]).toMatchObject({ from: '2026-03-01' })
  expect((await madeOf(books)).map(({ gross }) => gross)).toEqual([5_464, 12_100])
})

describe('a run', () => {
  test('makes each period once on its day, on the last day of a shorter month, and ends after its last', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books, { schedule: { endsOn: '2026-05-31' } })
    await work(books, '2026-01-30')
    expect(await daysOf(books)).toEqual([])
    await work(books, '2026-01-31')
    await work(books, '2026-01-31')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
    expect(await show(books, key)).toMatchObject({ nextOn: '2026-02-28', status: 'active' })
    // The server was off for two months.
    await work(books, '2026-03-31')
    expect(await daysOf(books)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    await work(books, '2026-12-31')
    expect(await daysOf(books)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    const { runs, ...shown } = await show(books, key)
    expect(shown).toMatchObject({ status: 'ended', nextOn: null })
    expect(runs).toHaveLength(5)
    expect(runs[0]).toMatchObject({ from: '2026-05-31', number: null, grossCents: 12_100 })
    expect((await madeOf(books))[0]).toMatchObject({
      reference: 'Onderhoud 31 januari 2026 t/m 27 februari 2026',
      number: null,
    })
  })

  test('mails what it makes final, numbered in order, and leaves who gets it late as long to pay', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books, { mode: 'send', schedule: { times: 2 } })
    await work(books, '2026-03-10')
    const made = await madeOf(books)
    expect(made.map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-28'])
    const numbers = made.map(({ number }) => must(number, 'the number of what was sent'))
    expect(numbers).toEqual(numbers.toSorted())
    const { runs, status } = await show(books, key)
    expect(status).toBe('ended')
    const invoice = await books.show(must(runs[0]?.invoiceId, 'an invoice'))
    expect(invoice).toMatchObject({ status: 'sent', dueDate: '2026-03-24', messages: [{ state: 'sent' }] })
  })

  test('mails it in its own words, with the period in them, or in the usual ones', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const mail = {
      subject: 'Huur {periode} ({{factuurnummer}})',
      body: letter(['De huur van {periode}: {{bedrag}}.']),
    }
    await running(books, { mode: 'send', mail, schedule: { startsOn: '2026-02-01' } })
    await running(books, { mode: 'send', schedule: { startsOn: '2026-02-01' } })
    await work(books, '2026-02-01')
    const sent = await books.rows<{ subject: string; body: string }>(
      'SELECT subject, body FROM sent_messages WHERE administration_id = $1 ORDER BY id',
    )
    expect(sent[0]?.subject).toMatch(/^Huur februari 2026 \(2026-0001\)$/)
    expect(sent[0]?.body.replaceAll('\u00a0', ' ')).toContain('De huur van februari 2026: € 121,00.')
    expect(sent[1]?.subject).toMatch(/^Factuur 2026-0002 van /)
    const empty = await create(books, await aRecurring(books, { mode: 'send', mail: { ...mail, body: aLetter(' ') } }))
    const refused = await press(books, empty, recurringInvoices.start)
    expect(refused.body).toMatchObject({ code: 90130, fields: { mailBody: 'Vul een bericht in' } })
  })

  test('spreads what is for a period over its months', async () => {
    const books = await Books.openOn(server, '2026-01-01')
    await running(books, { mode: 'send', spreads: true, schedule: { unit: 'year', startsOn: '2026-01-01' } })
    await server.jobs.drain()
    const parts = await books.rows<{ cents: number }>(
      `SELECT l.credit_cents - l.debit_cents AS cents FROM journal_entries e
      JOIN journal_lines l ON l.administration_id = e.administration_id AND l.entry_id = e.id
      JOIN accounts a ON a.id = l.account_id AND a.type = 'revenue'
      WHERE e.administration_id = $1 AND e.source_type = 'invoice_period' ORDER BY e.entry_date`,
    )
    expect(parts).toHaveLength(12)
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000)
  })

  test('passes over what fell in a pause', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books)
    await work(books, '2026-01-31')
    await books.on('2026-02-10')
    await press(books, key, recurringInvoices.pause)
    await work(books, '2026-04-15')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
    const { items } = await books.client.call(recurringInvoices.preview, { params: paramsOf(books, key) })
    expect(items[0]).toMatchObject({ from: '2026-04-30' })
    await press(books, key, recurringInvoices.resume)
    await work(books, '2026-04-30')
    expect(await daysOf(books)).toEqual(['2026-01-31', '2026-04-30'])
    expect((await show(books, key)).runs.map(({ invoiceId }) => invoiceId === null)).toEqual([false, true, true, false])
  })

  test('makes no second invoice in a period when its day is moved', async () => {
    const books = await Books.openOn(server, '2026-06-01')
    const key = await running(books, { schedule: { startsOn: '2026-06-01' } })
    await work(books, '2026-06-02')
    await press(books, key, recurringInvoices.pause)
    const { version } = await show(books, key)
    const moved = await aRecurring(books, { schedule: { startsOn: '2026-06-15' } })
    await books.client.call(recurringInvoices.save, { params: paramsOf(books, key), body: { ...moved, version } })
    await press(books, key, recurringInvoices.resume)
    await work(books, '2026-07-15')
    expect(await daysOf(books)).toEqual(['2026-06-01', '2026-07-15'])
  })
})
