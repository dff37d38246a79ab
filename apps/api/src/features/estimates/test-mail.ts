import { withRead } from '../../database/transaction.ts'
import { screenPath } from '../../kernel/screens.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { defineTestMail, TEST_NOTICE } from '../email-texts/test-mail.ts'
import { drawPdf } from '../invoices/invoice-pdf.ts'
import { mailSummary } from '../invoices/mail-summary.ts'
import { estimatePdfSource } from './estimate-pdf.ts'
import { loadEstimate } from './load-estimate.ts'
import { numberToCome } from './number-estimate.ts'

/** Mails an estimate to who writes its mail; of a draft its concept. */
export const testEstimateMailJob = defineTestMail(
  'estimates.send-test',
  async ({ services }, { administrationId, documentId: estimateId }, letter) => {
    const scope = { kind: 'administration', administrationId } as const
    const { source, number, sender } = await withRead(services.pool, scope, async (db) => {
      const row = await loadEstimate(db, { administrationId, estimateId })
      return {
        source: await estimatePdfSource(db, row),
        number: row.number ?? (await numberToCome(db, row)),
        sender: await loadSender(db, administrationId),
      }
    })
    const { language = 'nl' } = source.snapshot
    const { href } = new URL(screenPath('estimate', { administrationId, estimateId }), services.settings.publicUrl)
    const { attachments, ...mail } = await companyMail(services, sender, {
      ...letter,
      language,
      notice: TEST_NOTICE,
      summary: mailSummary(source.snapshot, number),
      // Its customer has no page of it yet.
      action: { label: mailTexts(language).links.estimate, address: href },
    })
    const pdf = await drawPdf(services, administrationId, source)
    return {
      ...mail,
      attachments: [{ name: source.name, mimeType: 'application/pdf', content: new Uint8Array(pdf) }, ...attachments],
    }
  },
)
