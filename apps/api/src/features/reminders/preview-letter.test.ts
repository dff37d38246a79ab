import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { codeOf, dated, demanded, demandedContact, letters, remind, remindersOf } from './reminders.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const preview = (books: Books, invoiceId: number) =>
  books.client.call(contract.reminders.preview, { params: { ...books.params, invoiceId } })
const refusal = async (books: Books, invoiceId: number) =>
  codeOf(await books.client.send(contract.reminders.preview, { params: { ...books.params, invoiceId } }))

/** A contact who is late with two invoices of 121.00, on 25 March. */
async function lateWithTwo() {
  const books = await Books.openOn(server, '2026-03-01')
  const contactId = await books.contact()
  const first = await books.invoice({ ...dated, contactId })
  const second = await books.invoice({ ...dated, contactId })
  await books.on('2026-03-25')
  return { books, contactId, first, second }
}

describe('the letter that would go out', () => {
  test('is shown as it is sent, and keeps nothing', async () => {
    const { books, first, second } = await lateWithTwo()
    const shown = await preview(books, first.id)
    expect(shown).toMatchObject({ stepName: 'Herinnering 1', kind: 'reminder', openCents: 24_200, costsCents: 0 })
    expect(shown.invoices.map(({ number, openCents }) => [number, openCents])).toEqual([
      [first.number, 12_100],
      [second.number, 12_100],
    ])
    expect(shown.waiting).toEqual([])
    await server.jobs.drain()
    expect(await letters(books)).toEqual([])
    expect(await books.rows('SELECT id FROM reminder_steps WHERE administration_id = $1')).toEqual([])
    expect((await remind(books, first.id)).status).toBe(200)
    const [kept] = await books.rows<{ recipient: string; subject: string; body: string }>(
      'SELECT recipient, subject, body FROM reminder_letters WHERE administration_id = $1',
    )
    expect(kept).toEqual({ recipient: shown.recipient, subject: shown.subject, body: shown.text })
  })

  test('says what a demand asks beside the invoices', async () => {
    const books = await Books.openOn(server, '2026-03-01')
    const { id } = await books.invoice({ ...demanded, contactId: await demandedContact(books) })
    await books.on('2026-03-25')
    expect(await preview(books, id)).toMatchObject({
      stepName: 'Direct kosten',
      kind: 'demand',
      costsCents: 15_428,
      interestCents: 286,
    })
  })

  test('cannot be had after one of that day, which is told with what was sent', async () => {
    const { books, first, second } = await lateWithTwo()
    expect((await remindersOf(books, second.id)).remindedToday).toBe(false)
    expect((await remind(books, first.id)).status).toBe(200)
    expect((await remindersOf(books, second.id)).remindedToday).toBe(true)
    expect(await refusal(books, second.id)).toBe(90177)
    await books.on('2026-03-26')
    expect((await remindersOf(books, second.id)).remindedToday).toBe(false)
  })
})

describe('a payment that waits in the bank', () => {
  test('is told of, for the invoices that the letter names', async () => {
    const { books, first, second } = await lateWithTwo()
    await books.line(12_100, { description: `Factuur ${second.number}` })
    const { waiting } = await preview(books, first.id)
    expect(waiting).toEqual([
      { transactionDate: expect.any(String), amountCents: 12_100, invoiceNumbers: [second.number], isCertain: true },
    ])
  })

  test('is told of no more once it was processed, and one of somebody else never', async () => {
    const { books, first, second } = await lateWithTwo()
    const other = await books.invoice({ ...dated, contactId: await books.contact({ name: 'Drukkerij Vos' }) })
    await books.line(12_100, { description: `Factuur ${other.number}` })
    expect((await preview(books, first.id)).waiting).toEqual([])
    const line = await books.line(12_100, { description: `Factuur ${second.number}` })
    const item = await books.openItem(second.number)
    await books.process(line, { items: [{ openItemId: item.id, amountCents: 12_100 }] })
    expect((await preview(books, first.id)).waiting).toEqual([])
  })

  test('is told of before many are reminded, by whom it is of; not where nobody is reminded', async () => {
    const { books, contactId, first, second } = await lateWithTwo()
    const other = await books.contact({ name: 'Drukkerij Vos' })
    const third = await books.invoice({ ...dated, contactId: other })
    const waiting = async () => (await books.client.call(contract.reminders.waiting, { params: books.params })).items
    expect(await waiting()).toEqual([])
    await books.line(24_200, { description: `${first.number} en ${second.number}` })
    await books.line(12_100, { description: `Factuur ${third.number}` })
    const ofThird = { contactId: other, amountCents: 12_100, invoiceNumbers: [third.number] }
    expect(await waiting()).toMatchObject([
      { contactId, amountCents: 24_200, invoiceNumbers: [first.number, second.number] },
      { ...ofThird, isCertain: true },
    ])
    const params = { ...books.params, contactId }
    await books.client.call(contract.reminders.pauseContact, { params, body: { paused: true } })
    expect(await waiting()).toMatchObject([ofThird])
  })
})
