import { must } from '@klopt/bookkeeping/money'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { attemptMail, type MailOutcome } from '../../jobs/attempt-mail.ts'
import { bounceAddress } from '../../mail/bounce-address.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { attachedFiles, filesOfOthers, messageFiles } from './attachments/message-files.ts'
import { writeEInvoice } from './e-invoice.ts'
import { mailSummary } from './mail-summary.ts'
import { keepPdf } from './invoice-pdf.ts'
import type { InvoiceKey } from './load-invoice.ts'
import { recordOutcome } from './record-outcome.ts'

interface SendJob {
  readonly administrationId: number
  readonly messageId: number
  /** The address of the customer's page, encrypted: it lets in who holds it. Absent in what was queued before there were. */
  readonly sealedLink?: string
  /** Its e-invoice goes along. Absent in what was queued before there were. */
  readonly withEInvoice?: boolean
}

/** Sends one queued message with the invoice's PDF. Repeating it sends the same message, not another. */
export const sendInvoiceJob = defineJob<SendJob>({
  name: 'invoices.send',
  // One is drawn while another waits for its mail server.
  atOnce: 2,
  ...promptly,
  run: async (context, data) => {
    const message = await readMessage(context, data)
    if (message.isSent) return
    const tries = message.tries + 1
    const outcome = await attemptMail(context, { queuedAt: message.queuedAt, tries }, () =>
      deliver(context, data, message),
    )
    await keepOutcome(context, data, { ...message, tries }, outcome)
  },
})

async function deliver(context: JobContext, data: SendJob, message: Message): Promise<void> {
  const { services, now } = context
  const key = { administrationId: data.administrationId, invoiceId: message.invoiceId }
  const pdf = await keepPdf(services, key, now)
  const { attachments, ...mail } = await mailOf(context, data, message)
  const { administrationId, messageId } = data
  const bounceTo = bounceAddress(services, { kind: 'invoice', administrationId, id: messageId })
  await services.mailer.send(
    {
      id: `invoice-message-${administrationId}-${messageId}`,
      ...mail,
      to: [{ name: '', email: message.recipient }],
      cc: message.cc.map((email) => ({ name: '', email })),
      subject: message.subject,
      ...(bounceTo !== null && { bounceTo }),
      attachments: [
        { name: pdf.name, mimeType: 'application/pdf', content: new Uint8Array(pdf.content) },
        ...(data.withEInvoice === true ? [await eInvoiceOf(services, key)] : []),
        ...(await alongside(context, data, key)),
        ...attachments,
      ],
    },
    now,
  )
}

async function eInvoiceOf(services: JobContext['services'], key: InvoiceKey) {
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  const { name, content } = await withRead(services.pool, scope, (db) => writeEInvoice(db, key))
  return { name, mimeType: 'application/xml', content: new Uint8Array(content) }
}

/** What goes along beside the invoice itself: what others make of it, and the files that were added. */
async function alongside({ services, now, today }: JobContext, { messageId }: SendJob, key: InvoiceKey) {
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  const { drawn, kept } = await withRead(services.pool, scope, async (db) => ({
    drawn: await filesOfOthers(db, key, { hooks: services.hooks, now, today }),
    kept: await messageFiles(db, { ...key, messageId }),
  }))
  return attachedFiles(services, key.administrationId, { drawn, kept })
}

/** What was written, with what it is about and where the customer finds the invoice. */
async function mailOf({ services }: JobContext, data: SendJob, { body: text, html, snapshot, sender }: Message) {
  const { language = 'nl' } = snapshot
  const { sealedLink } = data
  const label = mailTexts(language).links.invoice
  const action = sealedLink === undefined ? null : { label, address: services.secretBox.open(sealedLink) }
  const summary = mailSummary(snapshot, must(snapshot.number, 'the number of a final invoice'))
  return companyMail(services, sender, { text, html, language, summary, action })
}

type Message = Awaited<ReturnType<typeof readMessage>>

async function readMessage({ services }: JobContext, { administrationId, messageId }: SendJob) {
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    const row = await db
      .selectFrom('sent_messages as m')
      .innerJoin('invoices as i', (join) =>
        join.onRef('i.administration_id', '=', 'm.administration_id').onRef('i.id', '=', 'm.invoice_id'),
      )
      .select([
        'm.invoice_id',
        'm.recipient',
        'm.cc',
        'm.subject',
        'm.body',
        'm.body_html',
        'm.queued_at',
        'm.sent_at',
        'm.tries',
        'i.snapshot',
      ])
      .where('m.administration_id', '=', administrationId)
      .where('m.id', '=', messageId)
      .executeTakeFirstOrThrow()
    return {
      invoiceId: row.invoice_id,
      queuedAt: row.queued_at,
      isSent: row.sent_at !== null,
      tries: row.tries,
      snapshot: must(row.snapshot, 'the snapshot of a final invoice'),
      recipient: row.recipient,
      cc: row.cc ?? [],
      subject: row.subject,
      body: row.body,
      html: row.body_html,
      sender: await loadSender(db, administrationId),
    }
  })
}

/** What is shown of the mail, the status of its invoice, and the next try, all in one. */
async function keepOutcome(
  { services, senderFor }: JobContext,
  data: SendJob,
  { invoiceId, tries }: Pick<Message, 'invoiceId' | 'tries'>,
  outcome: MailOutcome,
): Promise<void> {
  const { administrationId, messageId } = data
  const at = services.clock.now()
  await withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    await recordOutcome(db, { administrationId, messageId, invoiceId }, { tries, outcome, at })
    if (outcome.state === 'waiting') {
      const key = `${administrationId}, ${messageId}, ${tries}`
      await senderFor(db).enqueue(sendInvoiceJob, data, { key, delaySeconds: outcome.delaySeconds })
    }
  })
}
