import { must } from '@klopt/bookkeeping/money'
import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, isBlank, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { letterAddresses } from '../email-texts/letter-addresses.ts'
import { keepMessageFiles } from './attachments/message-files.ts'
import { assertEInvoice } from './e-invoice.ts'
import { finaliseInvoice, type Finalised } from './finalise-invoice.ts'
import { loadInvoice } from './load-invoice.ts'
import type { DraftAuthor } from './save-draft.ts'

type SendRequest = BodyOf<typeof contract.invoices.send>

export interface QueuedSend extends Finalised {
  /** What the job sends. */
  readonly messageId: number
  /** The path to the page of its customer. */
  readonly customerPath: string
  /** Its e-invoice goes along. */
  readonly withEInvoice: boolean
}

/**
 * Keeps the mail of an invoice for the job that sends it; a draft is made final first. It counts as sent when that mail
 * has left. Throws `e_invoice_wanted` where the customer gets e-invoices and this cannot be one.
 */
export async function queueSend(
  db: Db,
  author: DraftAuthor,
  invoiceId: number,
  request: SendRequest,
): Promise<QueuedSend> {
  const { recipient, cc } = letterAddresses(request)
  if (isBlank(request.body)) throw new ApiError('invalid_input', { fields: { body: 'Vul een bericht in' } })
  const key = { administrationId: author.administrationId, invoiceId }
  const { row, contact } = await loadInvoice(db, key, { forUpdate: true })
  if (row.version !== request.version) throw new ApiError('version_conflict')
  const final =
    row.number === null
      ? await finaliseInvoice(db, author, { invoiceId, version: request.version })
      : { number: row.number, version: row.version }
  const withEInvoice = contact !== null && contact.wants_e_invoice
  if (withEInvoice) await assertEInvoice(db, key)
  const { version, contact_id } = await db
    .updateTable('invoices')
    .set({ updated_at: author.now, version: final.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', invoiceId)
    .returning(['version', 'contact_id'])
    .executeTakeFirstOrThrow()
  const numbered = { factuurnummer: final.number }
  const letter = fillDocument(request.body, numbered)
  const { id } = await db
    .insertInto('sent_messages')
    .values({
      administration_id: author.administrationId,
      invoice_id: invoiceId,
      recipient,
      cc,
      subject: fillText(oneLine(request.subject), numbered),
      body: toPlainText(letter),
      body_html: toMailHtml(letter),
      queued_at: author.now,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepMessageFiles(db, key, id)
  const contactId = must(contact_id, 'the customer of a final invoice')
  const customer = { administrationId: author.administrationId, contactId }
  const mail = { recipient, invoiceId, estimateId: null }
  return {
    number: final.number,
    version,
    messageId: id,
    customerPath: await mailedPath(db, customer, mail, author.now),
    withEInvoice,
  }
}
