import { severalInvoices } from '@klopt/api-client/schemas'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { eachOfSeveral, noteSeveral, refusal, presentOutcome, type Several } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { joinedPapers, zippedPapers, type Paper } from '../../kernel/several-papers.ts'
import { drawPdf, pdfSource, type PdfSource } from '../invoices/invoice-pdf.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { invoiceNumbers, isOnItsWay, markAsSent } from '../invoices/mark-as-sent.ts'
import { mailPreview } from '../invoices/mail-preview.ts'
import { remindInvoices } from './remind-invoices.ts'

const access = administration('BOOKING')
const NO_ADDRESS = 'Vul bij de relatie een e-mailadres in'
const ON_ITS_WAY = 'Deze factuur wordt al verstuurd'

/** What is done with several invoices at once. */
export const severalInvoicesRoutes = [
  route(severalInvoices.send, {
    access,
    async handle(context) {
      const { db, administrationId, user, now, audit, input } = context
      const several = await eachOfSeveral(db, input.body.invoiceIds, async (invoiceId) => {
        const key = { administrationId, invoiceId }
        const { row } = await loadInvoice(db, key, { forUpdate: true })
        if (await isOnItsWay(db, key)) throw refusal(ON_ITS_WAY)
        const { recipient, subject, body } = await mailPreview(db, key)
        if (recipient === null) throw refusal(NO_ADDRESS)
        const author = { administrationId, userId: user.id, now }
        const sent = await mailInvoice(context, author, invoiceId, { version: row.version, recipient, subject, body })
        audit('send', 'invoice', invoiceId, { number: sent.number, recipient })
      })
      return told(db, administrationId, noteSeveral(context, several))
    },
  }),

  route(severalInvoices.remind, {
    access,
    async handle({ db, services, jobs, administrationId, user, now, today, unchanged, input }) {
      // Each letter leaves an audit row of its own.
      unchanged()
      const sender = { services, jobs, administrationId, userId: user.id, now, today }
      return told(db, administrationId, await remindInvoices(db, sender, input.body.invoiceIds))
    },
  }),

  route(severalInvoices.markAsSent, {
    access,
    async handle(context) {
      const { db, administrationId, now, audit, input } = context
      const several = await eachOfSeveral(db, input.body.invoiceIds, async (invoiceId) => {
        await markAsSent(db, { administrationId, invoiceId }, now)
        audit('mark_as_sent', 'invoice', invoiceId)
      })
      return told(db, administrationId, noteSeveral(context, several))
    },
  }),

  route(severalInvoices.download, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.invoiceIds),
    respond: async (sources, { services, administrationId }) =>
      zippedPapers('Facturen', papersOf(services, administrationId, sources)),
  }),

  route(severalInvoices.downloadPdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.invoiceIds),
    respond: (sources, { services, administrationId }) =>
      joinedPapers('Facturen', papersOf(services, administrationId, sources)),
  }),
]

/** What was done and what not, an invoice called by its number. */
const told = (db: Db, administrationId: number, several: Several) =>
  presentOutcome(several, (invoiceIds) => invoiceNumbers(db, { administrationId, invoiceIds }))

/** What the PDFs of invoices are made of, each once, as they were chosen. Throws `not_found`. */
async function pdfSources(db: Db, administrationId: number, invoiceIds: readonly number[]): Promise<PdfSource[]> {
  const sources = []
  for (const invoiceId of new Set(invoiceIds)) sources.push(await pdfSource(db, { administrationId, invoiceId }))
  return sources
}

const papersOf = (services: Services, administrationId: number, sources: readonly PdfSource[]): Paper[] =>
  sources.map((source) => ({ name: source.name, read: () => drawPdf(services, administrationId, source) }))
