import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import {
  chooseMode,
  codeOf,
  dated,
  demanded,
  demandedContact,
  due,
  letters,
  remind,
  remindersOf,
  runDaily,
} from './reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** A contact who is late with two invoices of 121.00, on 25 March. */
async function lateWithTwo(contact: Parameters<Books['contact']>[0] = {}) {
  const books = await Books.openOn(server, '2026-03-01')
  const contactId = await books.contact(contact)
  const first = await books.invoice({ ...dated, contactId })
  const second = await books.invoice({ ...dated, contactId })
  await books.on('2026-03-25')
  return { books, contactId, first, second }
}

describe('one letter a day', () => {
  test('names all that its customer is late with, also when one invoice was chosen', async () => {
    const { books, first, second } = await lateWithTwo()
    expect((await remind(books, first.id)).status).toBe(200)
    const [mail, ...others] = await letters(books)
    expect(others).toEqual([])
    for (const { number } of [first, second]) expect(mail?.text).toContain(number)
    expect(mail?.text).toContain('€ 242,00')
    expect(await due(books)).toEqual([])
    expect(codeOf(await remind(books, second.id))).toBe(90177)
    await chooseMode(books, 'automatic')
    await runDaily(server)
    expect(await letters(books)).toHaveLength(1)
    // Both took their step: the second comes a week later.
    expect((await remindersOf(books, second.id)).next).toMatchObject({ stepName: 'Herinnering 2', from: '2026-04-01' })
  })

  test('two who ask at once for two invoices of one customer send one letter', async () => {
    const { books, first, second } = await lateWithTwo()
    const answers = await Promise.all([remind(books, first.id), remind(books, second.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await letters(books)).toHaveLength(1)
  })

  test('a consumer gets no second notice on the day of the first, for what became late after it', async () => {
    const { books, contactId, first } = await lateWithTwo({ kind: 'person', emailAddress: 'saar@wit.example' })
    for (const day of ['2026-03-25', '2026-03-26', '2026-03-27']) {
      await books.on(day)
      expect((await remind(books, first.id)).status).toBe(200)
      await letters(books)
    }
    const later = await books.invoice({ ...dated, contactId })
    expect(codeOf(await remind(books, later.id))).toBe(90177)
    expect(await due(books)).toEqual([])
    await books.on('2026-03-28')
    const [next] = await due(books)
    expect(next).toMatchObject({ kind: 'reminder', invoices: [{}, {}, { number: later.number }] })
    expect((await remind(books, later.id)).status).toBe(200)
  })

  test('what is only named keeps its own step, and is asked no costs', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const contactId = await demandedContact(books)
    const late = await books.invoice({ ...demanded, contactId })
    await books.on('2026-03-25')
    expect((await remind(books, late.id)).body).toMatchObject({ costsCents: 15_428 })
    await letters(books)
    await books.on('2026-03-26')
    const later = await books.invoice({ ...demanded, contactId })
    // 154.28 for this one alone; what was demanded before is named beside it.
    expect((await remind(books, later.id)).body).toMatchObject({
      kind: 'demand',
      invoiceIds: [late.id, later.id],
      costsCents: 15_428,
    })
  })

  test('is held by the database', async () => {
    const { books, first } = await lateWithTwo()
    await remind(books, first.id)
    const again = books.rows(
      `INSERT INTO reminder_letters (administration_id, contact_id, step_id, kind, is_consumer, letter_date, recipient,
          subject, body, body_html, queued_at)
        SELECT administration_id, contact_id, step_id, kind, is_consumer, letter_date, recipient, subject, body,
          body_html, queued_at FROM reminder_letters WHERE administration_id = $1 LIMIT 1`,
    )
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'reminder_letters_one_a_day' })
    expect(must((await letters(books))[0], 'the letter').text).toContain(first.number)
  })
})
