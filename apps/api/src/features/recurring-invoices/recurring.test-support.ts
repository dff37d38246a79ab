import { contract, type RecurringInvoiceInput, type RecurringSchedule } from '@klopt/api-client/contract'
import { expect } from 'vitest'
import { civilDate } from '../../kernel/clock.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import type { KloptTestServer } from '../../testing/index.ts'
import { runRecurringJob } from './run-recurring.ts'

const { recurringInvoices } = contract

export interface Key {
  readonly id: number
  readonly version: number
}

/** 100.00 at 21% on the last day of each month, as drafts. */
export async function aRecurring(
  books: Books,
  {
    schedule = {},
    ...changes
  }: Partial<Omit<RecurringInvoiceInput, 'schedule'>> & { schedule?: Partial<RecurringSchedule> } = {},
): Promise<RecurringInvoiceInput> {
  return {
    contactId: changes.contactId === undefined ? await books.contact() : changes.contactId,
    schedule: { unit: 'month', count: 1, startsOn: '2026-01-31', ...schedule },
    mode: 'draft',
    paymentTermDays: 14,
    reference: 'Onderhoud {periode}',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [anInvoiceLine({ description: 'Onderhoud {periode}', quantity: '1', unitPrice: '100' })],
    ...changes,
  }
}

export const paramsOf = (books: Books, { id }: Pick<Key, 'id'>) => ({ ...books.params, recurringInvoiceId: id })

export const create = (books: Books, body: RecurringInvoiceInput): Promise<Key> =>
  books.client.call(recurringInvoices.create, { params: books.params, body })

export const show = (books: Books, key: Pick<Key, 'id'>) =>
  books.client.call(recurringInvoices.get, { params: paramsOf(books, key) })

/** Does something with one as it stands now. */
export async function press(books: Books, key: Pick<Key, 'id'>, call: typeof recurringInvoices.start) {
  const { version } = await show(books, key)
  return books.client.send(call, { params: paramsOf(books, key), body: { version } })
}

/** One that runs. */
export async function running(books: Books, changes: Parameters<typeof aRecurring>[1] = {}): Promise<Key> {
  const key = await create(books, await aRecurring(books, changes))
  const answer = await press(books, key, recurringInvoices.start)
  if (answer.status !== 200) throw new Error(`it does not start: ${JSON.stringify(answer.body)}`)
  return key
}

/** What the clock does on a day, with all that follows of it. */
export async function work(books: Books, day: string): Promise<void> {
  await books.on(day)
  await books.asApp((db) => books.server.jobs.senderFor(db).enqueue(runRecurringJob, {}))
  await books.server.jobs.drain()
}

/** One run of the job, of a server that others run beside. */
export const runOnce = (server: KloptTestServer) =>
  runRecurringJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: civilDate(server.clock.now()),
      log: server.app.log,
      jobName: runRecurringJob.name,
      jobId: 'test',
      isLastTry: false,
      senderFor: (db) => server.jobs.senderFor(db),
    },
    {},
  )

interface Made {
  readonly day: string
  readonly reference: string
  readonly number: string | null
  readonly gross: number
}

/** The invoices that were made, oldest first. */
export const madeOf = (books: Books) =>
  books.rows<Made>(
    `SELECT i.invoice_date::text AS day, i.reference, i.number, i.gross_cents AS gross
    FROM recurring_invoice_runs r JOIN invoices i ON i.id = r.invoice_id
    WHERE r.administration_id = $1 ORDER BY r.period, i.id`,
  )

export const daysOf = async (books: Books): Promise<string[]> => (await madeOf(books)).map(({ day }) => day)

/** Two servers whose jobs run at one moment make each invoice once, and mail it once. */
export async function expectOneOfTwoServers(server: KloptTestServer, times: number): Promise<void> {
  const books = await Books.openOn(server, '2026-01-15')
  await running(books, { mode: 'send' })
  for (let month = 1; month <= times; month += 1) {
    await books.on(new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10))
    // oxlint-disable-next-line no-await-in-loop -- one month after the other
    await Promise.all([runOnce(server), runOnce(server)])
    expect(await daysOf(books)).toHaveLength(month)
  }
  await server.jobs.drain()
  expect(new Set(await daysOf(books)).size).toBe(times)
  const [mails] = await books.rows<{ count: number }>(
    'SELECT count(*)::int AS count FROM sent_messages WHERE administration_id = $1',
  )
  expect(mails).toEqual({ count: times })
}
