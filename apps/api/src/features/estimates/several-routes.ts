import { estimates } from '@klopt/api-client/schemas'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { eachOfSeveral, noteSeveral, refusal, presentOutcome, type Several } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { joinedPapers, zippedPapers, type Paper } from '../../kernel/several-papers.ts'
import { drawPdf, type PdfSource } from '../invoices/invoice-pdf.ts'
import { estimatePdfSource } from './estimate-pdf.ts'
import { loadEstimate } from './load-estimate.ts'
import { mailPreview } from './mail-preview.ts'
import { queueEstimate } from './queue-estimate.ts'
import { toInvoice } from './to-invoice.ts'

const access = administration('BOOKING')
const NO_ADDRESS = 'Vul bij de relatie een e-mailadres in'
const NOBODY = 'Kies een relatie'
const SENT_BEFORE = 'Deze offerte is al verstuurd. Open de offerte om die nog eens te versturen'

/** What is done with estimates that were chosen in the list. */
export const severalEstimateRoutes = [
  route(estimates.sendSeveral, {
    access,
    async handle(context) {
      const { db, administrationId, input } = context
      const several = await eachOfSeveral(db, input.body.estimateIds, async (estimateId) => {
        const key = { administrationId, estimateId }
        const row = await loadEstimate(db, key, { forUpdate: true })
        // Who presses twice, or at the same time as somebody else, mails nobody twice.
        if (row.sent_at !== null) throw refusal(SENT_BEFORE)
        if (row.contact_id === null) throw refusal(NOBODY)
        const { recipient, subject, body } = await mailPreview(db, key)
        if (recipient === null) throw refusal(NO_ADDRESS)
        await queueEstimate(context, estimateId, { version: row.version, recipient, subject, body })
      })
      return told(db, administrationId, noteSeveral(context, several))
    },
  }),

  route(estimates.severalToInvoices, {
    access,
    async handle(context) {
      const { db, administrationId, user, now, today, audit, input } = context
      const author = { administrationId, userId: user.id, now }
      const several = await eachOfSeveral(db, input.body.estimateIds, async (estimateId) => {
        const { invoiceId } = await toInvoice(db, author, estimateId, { percent: null, today })
        audit('create', 'invoice', invoiceId, { estimate: estimateId })
      })
      return told(db, administrationId, noteSeveral(context, several))
    },
  }),

  route(estimates.downloadSeveral, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.estimateIds),
    respond: async (sources, { services, administrationId }) =>
      zippedPapers('Offertes', papersOf(services, administrationId, sources)),
  }),

  route(estimates.downloadSeveralPdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.estimateIds),
    respond: (sources, { services, administrationId }) =>
      joinedPapers('Offertes', papersOf(services, administrationId, sources)),
  }),
]

/** What was done and what not, an estimate called by its number. */
const told = (db: Db, administrationId: number, several: Several) =>
  presentOutcome(several, async (ids) => {
    const rows = await db
      .selectFrom('estimates')
      .select(['id', 'number'])
      .where('administration_id', '=', administrationId)
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])))
  })

/** What the PDFs of estimates are made of, each once, as they were chosen. Throws `not_found`. */
async function pdfSources(db: Db, administrationId: number, estimateIds: readonly number[]): Promise<PdfSource[]> {
  const sources = []
  for (const estimateId of new Set(estimateIds)) {
    sources.push(await estimatePdfSource(db, await loadEstimate(db, { administrationId, estimateId })))
  }
  return sources
}

const papersOf = (services: Services, administrationId: number, sources: readonly PdfSource[]): Paper[] =>
  sources.map((source) => ({ name: source.name, read: () => drawPdf(services, administrationId, source) }))
