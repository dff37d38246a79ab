import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { civilDate } from '../../kernel/clock.ts'
import type { KloptTestServer, RawAnswer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { dailyRemindersJob } from './daily-reminders.ts'

const { reminders } = contract

/** One run of the hourly job, of a server that others may run beside. */
export const runDaily = (server: KloptTestServer) =>
  dailyRemindersJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: civilDate(server.clock.now()),
      log: server.app.log,
      jobName: 'reminders.daily',
      jobId: 'test',
      isLastTry: false,
      senderFor: (db) => server.jobs.senderFor(db),
    },
    {},
  )

export const chooseMode = (books: Books, mode: 'off' | 'check' | 'automatic', sendHour = 9) =>
  books.client.call(reminders.saveSettings, { params: books.params, body: { mode, sendHour } })

export const due = async (books: Books) => (await books.client.call(reminders.due, { params: books.params })).items

export const remind = (books: Books, invoiceId: number) =>
  books.client.send(reminders.remind, { params: { ...books.params, invoiceId } })

export const remindersOf = (books: Books, invoiceId: number) =>
  books.client.call(reminders.ofInvoice, { params: { ...books.params, invoiceId } })

/** The letters that went out for these books, as mails. */
export async function letters(books: Books) {
  const names = (await mailNames(books)).filter((name) => name.startsWith(`reminder-letter-${books.id}-`))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  return mails.map((mail) => ({ ...mail, text: (mail.text ?? '').replaceAll('\u00a0', ' ') })) // zero: a mail without text says nothing
}

/** Pays an open item of a number over the bank. */
export async function pay(books: Books, number: string, amountCents: number): Promise<void> {
  const item = await books.openItem(number)
  await books.process(await books.line(amountCents), { items: [{ openItemId: item.id, amountCents }] })
}

export const attachmentOf = (mail: Pick<Awaited<ReturnType<typeof readMail>>, 'attachments'>) =>
  Buffer.from(must(mail.attachments[0], 'the attachment').content as ArrayBuffer)

export const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
/** Due on 15 March 2026; 121 euro. */
export const dated = { invoiceDate: '2026-03-01', paymentTermDays: 14 }

/** A contact whose only step asks costs and interest at once. */
export async function demandedContact(books: Books): Promise<number> {
  const contactId = await books.contact()
  await demandAtOnce(books, contactId)
  return contactId
}

/** Gives a contact one step, which asks costs and interest at once. */
export async function demandAtOnce(books: Books, contactId: number): Promise<void> {
  const step = {
    name: 'Direct kosten',
    kind: 'demand' as const,
    afterDays: 1,
    subject: 'Aanmaning {{facturen}}',
    body: aLetter('Betaal {{totaal}}'),
    contactId,
  }
  await books.client.call(reminders.createStep, { params: books.params, body: step })
}

/** Of 1,028.50, due on 15 March 2026: 154.28 of costs, and 2.86 of interest on 25 March. */
export const demanded = { ...dated, lines: [anInvoiceLine({ unitPrice: '850' })] }
