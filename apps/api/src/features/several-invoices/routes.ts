import { severalInvoices } from '@klopt/api-client/schemas'
import type { Db } from '../../database/db.ts'
import { joinPdfs } from '../../pdf/join/join-pdfs.ts'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { zipStream } from '../export/zip-stream.ts'
import { drawPdf, pdfSource, type PdfSource } from '../invoices/invoice-pdf.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { isOnItsWay, markAsSent } from '../invoices/mark-as-sent.ts'
import { mailPreview } from '../invoices/mail-preview.ts'
import { eachInvoice } from './each-invoice.ts'
import { drawnPdfs } from './drawn-pdfs.ts'
import { remindInvoices } from './remind-invoices.ts'

const access = administration('BOOKING')
const NO_ADDRESS = 'Vul bij de relatie een e-mailadres in'
const ON_ITS_WAY = 'Deze factuur wordt al verstuurd'

/** What is done with several invoices at once. */
export const severalInvoicesRoutes = [
  route(severalInvoices.send, {
    access,
    handle: (context) => {
      const { db, administrationId, user, now, audit, input } = context
      return eachInvoice(db, { administrationId, ...input.body }, async (invoiceId) => {
        const key = { administrationId, invoiceId }
        const { row } = await loadInvoice(db, key, { forUpdate: true })
        if (await isOnItsWay(db, key)) throw new ApiError('invalid_input', { fields: { '': ON_ITS_WAY } })
        const { recipient, subject, body } = await mailPreview(db, key)
        if (recipient === null) throw new ApiError('invalid_input', { fields: { recipient: NO_ADDRESS } })
        const author = { administrationId, userId: user.id, now }
        const sent = await mailInvoice(context, author, invoiceId, { version: row.version, recipient, subject, body })
        audit('send', 'invoice', invoiceId, { number: sent.number, recipient })
      }).then(noted(context))
    },
  }),

  route(severalInvoices.remind, {
    access,
    handle: (context) => {
      const { db, services, jobs, administrationId, user, now, today, unchanged, input } = context
      // Each letter leaves an audit row of its own.
      unchanged()
      return remindInvoices(
        db,
        { services, jobs, administrationId, userId: user.id, now, today },
        input.body.invoiceIds,
      )
    },
  }),

  route(severalInvoices.markAsSent, {
    access,
    handle: (context) => {
      const { db, administrationId, now, audit, input } = context
      return eachInvoice(db, { administrationId, ...input.body }, async (invoiceId) => {
        await markAsSent(db, { administrationId, invoiceId }, now)
        audit('mark_as_sent', 'invoice', invoiceId)
      }).then(noted(context))
    },
  }),

  route(severalInvoices.download, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.invoiceIds),
    respond: async (sources, { services, administrationId }) => ({
      name: 'Facturen.zip',
      mimeType: 'application/zip',
      content: zipStream(drawnPdfs(services, administrationId, sources)),
    }),
  }),

  route(severalInvoices.downloadPdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => pdfSources(db, administrationId, input.body.invoiceIds),
    respond: async (sources, { services, administrationId }) => {
      const parts = []
      for (const source of sources) parts.push(await drawPdf(services, administrationId, source))
      return { name: 'Facturen.pdf', mimeType: 'application/pdf', content: Buffer.from(await joinPdfs(parts)) }
    },
  }),
]

/** What the PDFs of invoices are made of, each once, as they were chosen. Throws `not_found`. */
async function pdfSources(db: Db, administrationId: number, invoiceIds: readonly number[]): Promise<PdfSource[]> {
  const sources = []
  for (const invoiceId of new Set(invoiceIds)) sources.push(await pdfSource(db, { administrationId, invoiceId }))
  return sources
}

/** Where every invoice was refused nothing changed. */
const noted =
  ({ unchanged }: { unchanged: () => void }) =>
  <O extends { done: readonly number[] }>(outcome: O): O => {
    if (outcome.done.length === 0) unchanged()
    return outcome
  }
