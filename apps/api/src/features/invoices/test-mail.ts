import { withRead } from '../../database/transaction.ts'
import type { Db } from '../../database/db.ts'
import type { JobContext } from '../../kernel/job.ts'
import { oneLine } from '../../mail/one-line.ts'
import { defineTestMail, type TestedMail } from '../email-texts/test-mail.ts'
import { attachmentsOf } from './attachments/attachments.ts'
import { attachedFiles, filesOfOthers } from './attachments/message-files.ts'
import { drawPdf, pdfSource } from './invoice-pdf.ts'
import { loadAdministration, loadInvoice, type InvoiceKey } from './load-invoice.ts'
import { writeEInvoice } from './e-invoice.ts'

/** Mails an invoice to who writes its mail; of a draft its concept. */
export const testInvoiceMailJob = defineTestMail('invoices.send-test', (context, { administrationId, documentId }) =>
  testedMail(context, { administrationId, invoiceId: documentId }),
)

async function testedMail(context: JobContext, key: InvoiceKey): Promise<TestedMail> {
  const { services } = context
  const { administrationId } = key
  const scope = { kind: 'administration', administrationId } as const
  const found = await withRead(services.pool, scope, (db) => mailedWith(db, context, key))
  const { administration, source, eInvoice, others } = found
  const name = oneLine(administration.company_name)
  return {
    from: { name, email: services.settings.mailFrom },
    ...(administration.email_address !== null && { replyTo: { name, email: administration.email_address } }),
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
    ],
  }
}

async function mailedWith(db: Db, { services, now, today }: JobContext, key: InvoiceKey) {
  const { row, contact } = await loadInvoice(db, key)
  const wantsEInvoice = row.number !== null && contact?.wants_e_invoice === true
  return {
    administration: await loadAdministration(db, key.administrationId),
    source: await pdfSource(db, key),
    eInvoice: wantsEInvoice ? await writeEInvoice(db, key) : null,
    others: {
      drawn: await filesOfOthers(db, key, { hooks: services.hooks, now, today }),
      kept: await attachmentsOf(db, key),
    },
  }
}
