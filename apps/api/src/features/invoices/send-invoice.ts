import { email, formatDate, formatEuro } from '@klopt/validators'
import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/job.ts'
import { ApiError } from '../../server/api-error.ts'
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

/** Recipient, subject and text as they are proposed. A draft's number is not known yet and is filled in at sending. */
export async function mailPreview(db: Db, key: InvoiceKey): Promise<MailPreview> {
  const { row, contact, administration } = await loadInvoice(db, key)
  const number = row.number ?? numberPlace
  const kind = row.kind === 'invoice' ? 'factuur' : 'creditfactuur'
  const payment =
    row.kind === 'invoice'
      ? `Wil je het bedrag van ${formatEuro(row.gross_cents)} vóór of op ${formatDate(row.due_date)} overmaken? Op de factuur staat een QR-code die je met je bank-app kunt scannen.`
      : 'Het bedrag verrekenen we of maken we naar je over.'
  return {
    recipient: contact?.email_address ?? null,
    subject: `${kind[0]?.toUpperCase()}${kind.slice(1)} ${number} van ${administration.company_name}`,
    body: `Beste ${contact?.attention || contact?.name || 'relatie'},\n\nIn de bijlage vind je ${kind} ${number}.\n\n${payment}\n\nMet vriendelijke groet,\n${administration.company_name}`,
  }
}

/** Stands for the number of an invoice that is still a draft when the text is written. */
const numberPlace = '{factuurnummer}'

/** Queues the mail of an invoice, which is made final first if it is a draft. */
export async function queueSend(
  db: Db,
  author: DraftAuthor,
  invoiceId: number,
  request: SendRequest,
): Promise<QueuedSend> {
  const recipient = email(request.recipient)
  if (!recipient.ok) throw new ApiError('email_invalid', { fields: { recipient: recipient.message } })
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
  const { id } = await db
    .insertInto('sent_messages')
    .values({
      administration_id: author.administrationId,
      invoice_id: invoiceId,
      recipient: recipient.value,
      subject: oneLine(request.subject).replaceAll(numberPlace, final.number),
      body: request.body.replaceAll(numberPlace, final.number),
      queued_at: author.now,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { number: final.number, version, messageId: id }
}

/** A subject is one line: whatever else was pasted becomes a space. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
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
      .select(['m.invoice_id', 'm.recipient', 'm.subject', 'm.body', 'm.sent_at', 'a.company_name', 'a.email_address'])
      .where('m.administration_id', '=', administrationId)
      .where('m.id', '=', messageId)
      .executeTakeFirstOrThrow()
    return {
      invoiceId: row.invoice_id,
      isSent: row.sent_at !== null,
      recipient: row.recipient,
      subject: row.subject,
      body: row.body,
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
