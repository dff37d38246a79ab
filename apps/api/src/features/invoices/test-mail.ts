import { withRead } from '../../database/transaction.ts'
import type { Db } from '../../database/db.ts'
import type { JobContext } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { screenPath } from '../../kernel/screens.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { defineTestMail, TEST_NOTICE, type TestedLetter, type TestedMail } from '../email-texts/test-mail.ts'
import { attachmentsOf } from './attachments/attachments.ts'
import { attachedFiles, filesOfOthers } from './attachments/message-files.ts'
import { drawPdf, pdfSource } from './invoice-pdf.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'
import { mailSummary } from './mail-summary.ts'
import { numberToCome } from './number-invoice.ts'
import { writeEInvoice } from './e-invoice.ts'

/** Mails an invoice to who writes its mail; of a draft its concept. */
export const testInvoiceMailJob = defineTestMail(
  'invoices.send-test',
  (context, { administrationId, documentId }, letter) =>
    testedMail(context, { administrationId, invoiceId: documentId }, letter),
)

async function testedMail(context: JobContext, key: InvoiceKey, letter: TestedLetter): Promise<TestedMail> {
  const { services } = context
  const { administrationId } = key
  const scope = { kind: 'administration', administrationId } as const
  const found = await withRead(services.pool, scope, (db) => mailedWith(db, context, key))
  const { sender, number, source, eInvoice, others } = found
  const { language = 'nl' } = source.snapshot
  const { attachments, ...mail } = await companyMail(services, sender, {
    ...letter,
    language,
    notice: TEST_NOTICE,
    summary: mailSummary(source.snapshot, number),
    // Its customer has no page of it yet.
    action: { label: mailTexts(language).links.invoice, address: addressOf(services, key) },
  })
  return {
    ...mail,
    attachments: [
      {
        name: source.name,
        mimeType: 'application/pdf',
        content: new Uint8Array(await drawPdf(services, administrationId, source)),
      },
      ...(eInvoice === null
        ? []
        : [{ name: eInvoice.name, mimeType: 'application/xml', content: new Uint8Array(eInvoice.content) }]),
      ...(await attachedFiles(services, administrationId, others)),
      ...attachments,
    ],
  }
}

const addressOf = ({ settings }: Services, { administrationId, invoiceId }: InvoiceKey): string =>
  new URL(screenPath('invoice', { administrationId, invoiceId }), settings.publicUrl).href

async function mailedWith(db: Db, { services, now, today }: JobContext, key: InvoiceKey) {
  const invoice = await loadInvoice(db, key)
  const { row, contact } = invoice
  const wantsEInvoice = row.number !== null && contact?.wants_e_invoice === true
  return {
    sender: await loadSender(db, key.administrationId),
    number: row.number ?? (await numberToCome(db, invoice)),
    source: await pdfSource(db, key),
    eInvoice: wantsEInvoice ? await writeEInvoice(db, key) : null,
    others: {
      drawn: await filesOfOthers(db, key, { hooks: services.hooks, now, today }),
      kept: await attachmentsOf(db, key),
    },
  }
}
