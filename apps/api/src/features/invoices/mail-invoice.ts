import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { checkBuyer } from './buyer-check.ts'
import { queueSend, type QueuedSend } from './queue-send.ts'
import type { DraftAuthor } from './save-draft.ts'
import { sendInvoiceJob } from './send-invoice.ts'

interface MailContext {
  readonly db: Db
  readonly services: Services
  readonly jobs: JobSender
  readonly now: Date
  readonly administrationId: number
}

/** Makes an invoice final where it is a draft, and has it mailed when the transaction is kept. Throws as `queueSend`. */
export async function mailInvoice(
  context: MailContext,
  author: DraftAuthor,
  invoiceId: number,
  request: BodyOf<typeof contract.invoices.send>,
): Promise<QueuedSend> {
  const { db, services, jobs, administrationId } = context
  const queued = await queueSend(db, author, invoiceId, request)
  const { messageId, customerPath, withEInvoice } = queued
  // The address of the customer's page lets in who holds it.
  const sealedLink = services.secretBox.seal(new URL(customerPath, services.settings.publicUrl).href)
  const key = `${administrationId}, ${messageId}`
  await jobs.enqueue(sendInvoiceJob, { administrationId, messageId, sealedLink, withEInvoice }, { key })
  await checkBuyer(context, invoiceId)
  return queued
}
