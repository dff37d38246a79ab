import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { letters } from './reminders.test-support.ts'
import { remindOfInvoices } from './send-letter.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('invoices of one contact go in one letter; one that is not late is refused and holds up no other', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const contactId = await books.contact()
  const late = [
    await books.invoice({ contactId, invoiceDate: '2026-03-01', paymentTermDays: 7 }),
    await books.invoice({ contactId, invoiceDate: '2026-03-01', paymentTermDays: 8 }),
  ]
  const early = await books.invoice({ contactId, invoiceDate: '2026-03-01', paymentTermDays: 90 })
  await books.on('2026-04-01')
  const refused = await books.asApp(async (db) => {
    const { services, jobs, clock } = server
    const sender = { services, jobs: jobs.senderFor(db), administrationId: books.id, userId: books.owner.id }
    const when = { now: clock.now(), today: '2026-04-01' }
    const ids = [...late, early].map(({ id }) => id)
    return (await remindOfInvoices(db, { ...sender, ...when }, contactId, ids)).refused
  })
  expect([...refused].map(([id, { error }]) => [id, error])).toEqual([[early.id, 'nothing_to_remind']])
  await server.jobs.drain()
  const [mail, ...others] = await letters(books)
  expect(others).toEqual([])
  for (const { number } of late) expect(must(mail, 'the letter').text).toContain(number)
})
