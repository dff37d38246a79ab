import { withRead } from '../../database/transaction.ts'
import { oneLine } from '../../mail/one-line.ts'
import { defineTestMail } from '../email-texts/test-mail.ts'
import { drawPdf } from '../invoices/invoice-pdf.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { estimatePdfSource } from './estimate-pdf.ts'
import { loadEstimate } from './load-estimate.ts'

/** Mails an estimate to who writes its mail; of a draft its concept. */
export const testEstimateMailJob = defineTestMail(
  'estimates.send-test',
  async ({ services }, { administrationId, documentId }) => {
    const scope = { kind: 'administration', administrationId } as const
    const { source, administration } = await withRead(services.pool, scope, async (db) => ({
      source: await estimatePdfSource(db, await loadEstimate(db, { administrationId, estimateId: documentId })),
      administration: await loadAdministration(db, administrationId),
    }))
    const pdf = await drawPdf(services, administrationId, source)
    const name = oneLine(administration.company_name)
    return {
      from: { name, email: services.settings.mailFrom },
      ...(administration.email_address !== null && { replyTo: { name, email: administration.email_address } }),
      attachments: [{ name: source.name, mimeType: 'application/pdf', content: new Uint8Array(pdf) }],
    }
  },
)
