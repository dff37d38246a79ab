import { email, formatDate, formatEuro } from '@klopt/validators'
import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/job.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, isBlank, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { ApiError } from '../../server/api-error.ts'
import { findText } from '../email-texts/find-text.ts'
import { finaliseInvoice, type Finalised } from './finalise-invoice.ts'
import { keepPdf } from './invoice-pdf.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'
import type { DraftAuthor } from './save-draft.ts'

type SendRequest = BodyOf<typeof contract.invoices.send>
type MailPreview = ResponseOf<typeof contract.invoices.mailPreview>

export interface QueuedSend extends Finalised {
  /** What the job sends. */
  readonly messageId: number
}

/** Recipient, subject and text as they are proposed. A draft's number is not known yet and stays a variable. */
export async function mailPreview(db: Db, key: InvoiceKey): Promise<MailPreview> {
  const { row, contact, administration } = await loadInvoice(db, key)
  const text = await findText(db, key.administrationId, row.kind)
  const values = {
    klant: contact?.attention || contact?.name || 'relatie',
    bedrag: formatEuro(Math.abs(row.gross_cents)),
    vervaldatum: formatDate(row.due_date),
    bedrijf: administration.company_name,
    ...(row.number !== null && { factuurnummer: row.number }),
  }
  return {
    recipient: contact?.email_address ?? null,
    subject: fillText(text.subject, values),
    body: fillDocument(text.body, values),
  }
}

/** Queues the mail of an invoice, which is made final first if it is a draft. */
export async function queueSend(
  db: Db,
  author: DraftAuthor,
  invoiceId: number,
  request: SendRequest,
): Promise<QueuedSend> {
  const recipient = email(request.recipient)
  if (!recipient.ok) throw new ApiError('email_invalid', { fields: { recipient: recipient.message } })
  if (isBlank(request.body)) throw new ApiError('invalid_input', { fields: { body: 'Vul een bericht in' } })
  const { row } = await loadInvoice(db, { administrationId: author.administrationId, invoiceId }, { forUpdate: true })
  if (row.version !== request.version) throw new ApiError('version_conflict')
  const final =
    row.number === null
      ? await finaliseInvoice(db, author, { invoiceId, version: request.version })
      : { number: row.number, version: row.version }
  const { version } = await db
    .updateTable('invoices')
    .set({ sent_at: row.sent_at ?? author.now, updated_at: author.now, version: final.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', invoiceId)
    .returning('version')
    .executeTakeFirstOrThrow()
  const numbered = { factuurnummer: final.number }
  const letter = fillDocument(request.body, numbered)
  const { id } = await db
    .insertInto('sent_messages')
    .values({
      administration_id: author.administrationId,
      invoice_id: invoiceId,
      recipient: recipient.value,
      subject: fillText(oneLine(request.subject), numbered),
      body: toPlainText(letter),
      body_html: toMailHtml(letter),
      queued_at: author.now,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { number: final.number, version, messageId: id }
}

interface SendJob {
  readonly administrationId: number
  readonly messageId: number
}

/** Sends one queued message with the invoice's PDF. Repeating it sends the same message, not another. */
export const sendInvoiceJob = defineJob<SendJob>({
  name: 'invoices.send',
  run: async (context, data) => {
    const message = await readMessage(context, data)
    if (message.isSent) return
    try {
      await deliver(context, data, message)
    } catch (error) {
      await mark(context, data, { failure: 'De e-mail is nog niet verstuurd. We proberen het opnieuw.' })
      throw error
    }
    await mark(context, data, { sent_at: context.now, failure: null })
  },
})

async function deliver({ services, now }: JobContext, data: SendJob, message: Message): Promise<void> {
  const pdf = await keepPdf(services, { administrationId: data.administrationId, invoiceId: message.invoiceId }, now)
  await services.mailer.send(
    {
      id: `invoice-message-${data.administrationId}-${data.messageId}`,
      from: { name: message.senderName, email: services.settings.mailFrom },
      ...(message.replyTo !== null && { replyTo: { name: message.senderName, email: message.replyTo } }),
      to: [{ name: '', email: message.recipient }],
      subject: message.subject,
      text: message.body,
      ...(message.html !== null && { html: message.html }),
      attachments: [{ name: pdf.name, mimeType: 'application/pdf', content: new Uint8Array(pdf.content) }],
    },
    now,
  )
}

type Message = Awaited<ReturnType<typeof readMessage>>

async function readMessage({ services }: JobContext, { administrationId, messageId }: SendJob) {
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    const row = await db
      .selectFrom('sent_messages as m')
      .innerJoin('administrations as a', 'a.id', 'm.administration_id')
      .select([
        'm.invoice_id',
        'm.recipient',
        'm.subject',
        'm.body',
        'm.body_html',
        'm.sent_at',
        'a.company_name',
        'a.email_address',
      ])
      .where('m.administration_id', '=', administrationId)
      .where('m.id', '=', messageId)
      .executeTakeFirstOrThrow()
    return {
      invoiceId: row.invoice_id,
      isSent: row.sent_at !== null,
      recipient: row.recipient,
      subject: row.subject,
      body: row.body,
      html: row.body_html,
      senderName: oneLine(row.company_name),
      replyTo: row.email_address,
    }
  })
}

async function mark(
  { services }: JobContext,
  { administrationId, messageId }: SendJob,
  outcome: { sent_at?: Date; failure: string | null },
): Promise<void> {
  await withTransaction(services.pool, { kind: 'administration', administrationId }, (db) =>
    db
      .updateTable('sent_messages')
      .set(outcome)
      .where('administration_id', '=', administrationId)
      .where('id', '=', messageId)
      .execute(),
  )
}
