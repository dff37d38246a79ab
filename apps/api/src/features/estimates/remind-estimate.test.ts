import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { remindEstimatesJob } from './remind-estimate.ts'

const { customerEstimates, estimates } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** An estimate of 1 March 2026 that is valid until the 31st. */
async function started(books: Books) {
  const { id, version } = await books.client.call(estimates.create, {
    params: books.params,
    body: {
      contactId: await books.contact(),
      estimateDate: '2026-03-01',
      validUntil: '2026-03-31',
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [anInvoiceLine()],
    },
  })
  const mail = { recipient: 'klant@klant.example', subject: 'Offerte', body: aLetter() }
  return { params: { ...books.params, estimateId: id }, letter: { version, ...mail } }
}

/** The same before its customer. */
async function sent(books: Books, remindDaysBefore: number | null = 3) {
  const { params, letter } = await started(books)
  await books.client.call(estimates.send, { params, body: { ...letter, remindDaysBefore } })
  return params
}

async function trySend(books: Books, remindDaysBefore: number) {
  const { params, letter } = await started(books)
  return books.client.send(estimates.send, { params, body: { ...letter, remindDaysBefore } })
}

/** What the clock does at an instant, and the reminders that went out by then. */
async function remindedAt(books: Books, instant: string): Promise<string[]> {
  server.clock.set(instant)
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(remindEstimatesJob, {}))
  return (await mailNames(books)).filter((name) => name.startsWith(`estimate-reminder-${books.id}-`))
}

test('who has not answered is reminded once, on its day and not at night', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const params = await sent(books)
  await sent(books, null)
  expect(await books.client.call(estimates.get, { params })).toMatchObject({ remindOn: '2026-03-28', remindedAt: null })
  expect(await remindedAt(books, '2026-03-27T12:00:00Z')).toEqual([])
  // Twenty past midnight, and then twenty past eight.
  expect(await remindedAt(books, '2026-03-27T23:20:00Z')).toEqual([])
  const names = await remindedAt(books, '2026-03-28T07:20:00Z')
  expect(names).toHaveLength(1)
  const mail = await readMail(books, must(names[0], 'the reminder'))
  expect(mail.to).toMatchObject([{ address: 'klant@klant.example' }])
  expect(mail.subject).toContain('is nog geldig tot en met 31-03-2026')
  expect(mail.text).toContain('Je hebt nog niet geantwoord op offerte')
  expect(mail.text?.replaceAll('\u00a0', ' ')).toContain('van € 121,00. De offerte is geldig tot en met 31-03-2026')
  expect(mail.attachments).toHaveLength(1)
  expect(linkIn(mail.text)).toHaveProperty('key')
  expect(await remindedAt(books, '2026-03-30T12:00:00Z')).toEqual(names)
})

test('a day of reminding that is past or today is refused at its field, and nothing is sent', async () => {
  const books = await Books.openOn(server, '2026-03-28')
  const before = await mailNames(books)
  const answer = await trySend(books, 3)
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { remindDaysBefore: expect.stringContaining('31-03-2026') } },
  })
  expect(await mailNames(books)).toEqual(before)
  expect((await trySend(books, 2)).status).toBe(200)
})

test('two servers at once remind once', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  await sent(books)
  server.clock.set('2026-03-28T12:00:00Z')
  await books.asApp(async (db) => {
    const jobs = server.jobs.senderFor(db)
    await jobs.enqueue(remindEstimatesJob, {})
    await jobs.enqueue(remindEstimatesJob, {})
  })
  await Promise.all([server.jobs.drain(), server.jobs.drain()])
  expect(await remindedAt(books, '2026-03-28T13:00:00Z')).toHaveLength(1)
})

test('who answered, whose estimate was taken back or expired, is not', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const before = new Set(await mailNames(books))
  const { estimateId } = await sent(books)
  const name = (await mailNames(books)).find((each) => !before.has(each))
  const link = linkIn((await readMail(books, must(name, 'the mail'))).text)
  const visitor = await comeIn(books, link)
  await visitor.call(customerEstimates.decline, { params: { ...link, estimateId }, body: { version: 2 } })
  const back = await sent(books)
  const { version } = await books.client.call(estimates.get, { params: back })
  await books.client.call(estimates.revise, { params: back, body: { version } })
  expect(await remindedAt(books, '2026-03-28T12:00:00Z')).toEqual([])
  await books.on('2026-03-01')
  await sent(books)
  expect(await remindedAt(books, '2026-04-01T12:00:00Z')).toEqual([])
})
