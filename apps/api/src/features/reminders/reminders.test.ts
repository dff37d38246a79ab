import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import {
  attachmentOf,
  chooseMode,
  codeOf,
  dated,
  due,
  letters,
  pay,
  remind,
  remindersOf,
  runDaily,
} from './reminders.test-support.ts'

const { reminders } = contract
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

describe('by themselves', () => {
  test('letters go out from the hour that was chosen, once for a step, with an overview and a link', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { id, number } = await books.invoice(dated)
    await chooseMode(books, 'automatic', 14)
    await books.on('2026-03-21')
    await runDaily(server)
    expect(await letters(books)).toEqual([])
    // Half past one in Amsterdam, and then five past two.
    server.clock.set('2026-03-22T12:30:00Z')
    await runDaily(server)
    expect(await letters(books)).toEqual([])
    server.clock.set('2026-03-22T13:05:00Z')
    await runDaily(server)
    await runDaily(server)
    const [mail, ...others] = await letters(books)
    expect(others).toEqual([])
    expect(mail?.subject).toContain(`Herinnering: factuur ${number}`)
    expect(mail?.text).toContain('€ 121,00')
    expect(mail?.text).toContain('/v2/customer-dashboard/')
    const pdf = (await readPdf(attachmentOf(must(mail, 'the mail')))).pages.join()
    expect(pdf).toContain('Openstaande facturen')
    expect(pdf).toContain(number)
    await books.on('2026-03-22')
    expect(await remindersOf(books, id)).toMatchObject({
      letters: [{ stepName: 'Herinnering 1', state: 'sent', deliveredOn: '2026-03-22', claims: [] }],
      next: { stepName: 'Herinnering 2', from: '2026-03-29' },
    })
  })

  test('several runners at once send each letter once, and one that comes later sends nothing', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const count = 6
    for (let index = 0; index < count; index += 1) await books.invoice(dated)
    await chooseMode(books, 'automatic')
    await books.on('2026-03-25')
    await Promise.all([runDaily(server), runDaily(server), runDaily(server)])
    await runDaily(server)
    expect(await letters(books)).toHaveLength(count)
    const rows = await books.rows<{ times: number }>(
      'SELECT count(*)::int AS times FROM reminder_letter_invoices WHERE administration_id = $1 GROUP BY invoice_id',
    )
    expect(rows.map(({ times }) => times)).toEqual(Array.from({ length: count }, () => 1))
  })

  test('the database holds one letter per invoice and step', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { id } = await books.invoice(dated)
    await books.on('2026-03-25')
    expect((await remind(books, id)).status).toBe(200)
    const again = books.rows(
      `WITH letter AS (INSERT INTO reminder_letters (administration_id, contact_id, step_id, kind, is_consumer,
          letter_date, recipient, subject, body, body_html, queued_at)
        SELECT administration_id, contact_id, step_id, kind, is_consumer, letter_date + 1, recipient, subject, body,
          body_html, queued_at FROM reminder_letters WHERE administration_id = $1 LIMIT 1 RETURNING id)
      INSERT INTO reminder_letter_invoices (administration_id, letter_id, invoice_id, step_id, kind, number,
        invoice_date, due_date, open_cents)
      SELECT administration_id, (SELECT id FROM letter), invoice_id, step_id, kind, number, invoice_date, due_date,
        open_cents FROM reminder_letter_invoices WHERE administration_id = $1`,
    )
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'reminder_letter_invoices_once' })
  })

  test('they stop at once: a letter that waits does not leave once its invoice is paid, and what is left is due anew', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { id, number } = await books.invoice(dated)
    await chooseMode(books, 'automatic')
    await books.on('2026-03-25')
    await runDaily(server)
    await pay(books, number, 2_100)
    expect(await letters(books)).toEqual([])
    expect((await remindersOf(books, id)).letters).toMatchObject([{ state: 'cancelled' }])
    await runDaily(server)
    expect((await letters(books)).map(({ text }) => text)).toEqual([expect.stringContaining('€ 100,00')])
    await pay(books, number, 10_000)
    await books.on('2026-05-01')
    expect(await due(books)).toEqual([])
  })

  test('nothing goes out where it is off, only to be checked, or the subscription has ended', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { number } = await books.invoice(dated)
    await chooseMode(books, 'check')
    await books.on('2026-03-25')
    await runDaily(server)
    expect(await letters(books)).toEqual([])
    const [letter] = await due(books)
    expect(letter).toMatchObject({ stepName: 'Herinnering 1', openCents: 12_100, invoices: [{ number }] })
    const contactIds = [must(letter, 'the letter that is due').contactId]
    const sent = await books.client.call(reminders.send, { params: books.params, body: { contactIds } })
    expect(sent.letters).toHaveLength(1)
    expect(await due(books)).toEqual([])
    expect(await letters(books)).toHaveLength(1)
  })
})

describe('by hand', () => {
  test('a step may be earlier, and not of what is not late, paused, paid or without an address', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { id, number } = await books.invoice(dated)
    await books.on('2026-03-15')
    expect(codeOf(await remind(books, id))).toBe(90175)
    await books.on('2026-03-16')
    const params = { ...books.params, invoiceId: id }
    const pause = (body: { paused: boolean; untilDate?: string; reason?: string; isDispute?: boolean }) =>
      books.client.send(reminders.pauseInvoice, { params, body })
    expect((await pause({ paused: true, isDispute: true, reason: 'Levering klopt niet' })).status).toBe(204)
    expect(codeOf(await remind(books, id))).toBe(90176)
    expect((await remindersOf(books, id)).pause).toMatchObject({ isDispute: true, reason: 'Levering klopt niet' })
    expect((await pause({ paused: true, untilDate: '2026-03-15' })).status).toBe(204)
    expect((await remind(books, id)).body).toMatchObject({ kind: 'reminder', invoiceIds: [id], costsCents: 0 })
    await pay(books, number, 12_100)
    await books.on('2026-04-15')
    expect(codeOf(await remind(books, id))).toBe(90175)
    const silent = await books.invoice({ ...dated, contactId: await books.contact({ emailAddress: null }) })
    expect(codeOf(await remind(books, silent.id))).toBe(90178)
    expect(await due(books)).toMatchObject([{ recipient: null }])
  })

  test('a paused contact is left alone, with all invoices', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await books.contact()
    await books.invoice({ ...dated, contactId })
    await chooseMode(books, 'automatic')
    await books.on('2026-03-25')
    const params = { ...books.params, contactId }
    await books.client.send(reminders.pauseContact, { params, body: { paused: true, reason: 'Afspraak' } })
    await runDaily(server)
    expect(await letters(books)).toEqual([])
    const query = { contactId: String(contactId) }
    expect(await books.client.call(reminders.steps, { params: books.params, query })).toMatchObject({
      items: [],
      pause: { reason: 'Afspraak', untilDate: null },
    })
    await books.client.send(reminders.pauseContact, { params, body: { paused: false } })
    await runDaily(server)
    expect(await letters(books)).toHaveLength(1)
  })

  test('a business is asked for the costs of each claim, with VAT of who cannot deduct it', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await books.contact()
    const line = anInvoiceLine({ unitPrice: '850' })
    const { id } = await books.invoice({ ...dated, contactId, lines: [line] })
    const body = {
      name: 'Direct kosten',
      kind: 'demand' as const,
      afterDays: 1,
      subject: 'Aanmaning {{facturen}}',
      body: aLetter('{{kosten}} en {{rente}}'),
      contactId,
    }
    const made = await books.client.send(reminders.createStep, { params: books.params, body })
    expect(made.status).toBe(200)
    const twice = await books.client.send(reminders.createStep, { params: books.params, body })
    expect(twice).toMatchObject({ status: 422, body: { fields: { kind: expect.stringContaining('één keer') } } })
    await books.on('2026-03-25')
    // 15% of 1,028.50 is 154.28; ten days of 10.15%: 2.86.
    expect((await remind(books, id)).body).toMatchObject({ kind: 'demand', costsCents: 15_428, interestCents: 286 })
    expect(codeOf(await remind(books, id))).toBe(90175)
  })
})

test('steps are changed by one at a time, and taken away', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  await chooseMode(books, 'check')
  await chooseMode(books, 'automatic', 7)
  const shown = await books.client.call(reminders.steps, { params: books.params, query: {} })
  expect(shown).toMatchObject({ mode: 'automatic', sendHour: 7 })
  expect(shown.items.map(({ name, afterDays }) => [name, afterDays])).toEqual([
    ['Herinnering 1', 7],
    ['Herinnering 2', 14],
    ['Aanmaning', 21],
    ['Aanmaning met kosten', 40],
  ])
  const { id, version, contactId: _, ...input } = must(shown.items[0], 'a step')
  const params = { ...books.params, stepId: id }
  const save = (changes: object) =>
    books.client.send(reminders.saveStep, { params, body: { ...input, version, ...changes } })
  expect((await save({ afterDays: 0 })).status).toBe(422)
  expect((await save({ afterDays: 5 })).body).toEqual({ version: 2 })
  expect((await save({ afterDays: 6 })).status).toBe(409)
  expect((await books.client.send(reminders.deleteStep, { params, body: { version: 2 } })).status).toBe(204)
  expect((await books.client.call(reminders.steps, { params: books.params, query: {} })).items).toHaveLength(3)
})
