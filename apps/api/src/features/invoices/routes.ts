import { contract } from '@klopt/api-client/schemas'
import { administration, anInvoice } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { dayRateRoutes } from './day-rates/routes.ts'
import { checkBuyer } from './buyer-check.ts'
import { previewWithFiles, valuesToCome } from './mail-preview.ts'
import { openDeposits } from './show-deposits.ts'
import { creditInvoice } from './credit-invoice.ts'
import { writeEInvoice } from './e-invoice.ts'
import { finaliseInvoice } from './finalise-invoice.ts'
import { showFinalising } from './finalising.ts'
import { drawPdf, pdfSource } from './invoice-pdf.ts'
import { presentTotals } from './invoice-totals.ts'
import { listInvoices } from './list-invoices.ts'
import { createDraft, deleteDraft, saveDraft, type DraftAuthor } from './save-draft.ts'
import { mailInvoice } from './mail-invoice.ts'
import { addSeries, deleteSeries, listSeries, saveSeries } from './number-series.ts'
import { queueTestMail } from '../email-texts/test-mail.ts'
import { testInvoiceMailJob } from './test-mail.ts'
import { findInvoice, withInvoiceView } from './show-invoice.ts'
import { showNumbering, startNumbers } from './start-numbers.ts'
import { invoiceTable } from './invoice-table.ts'

const access = administration('BOOKING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date }): DraftAuthor => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})

/** Invoices: drafts, finalising, crediting, sending and their PDF. */
export const invoiceRoutes = [
  ...dayRateRoutes,

  route(contract.numbering.get, {
    access,
    handle: ({ db, administrationId, today }) => showNumbering(db, administrationId, today),
  }),

  route(contract.numbering.start, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      await startNumbers(db, administrationId, body)
      audit('start', 'number_series', null, body)
    },
  }),

  route(contract.numbering.series, {
    access,
    handle: ({ db, administrationId, today }) => listSeries(db, administrationId, today),
  }),

  route(contract.numbering.addSeries, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, now, today, audit, input: { body } }) => {
      const { nextSequence, ...input } = body
      const added = await addSeries(db, administrationId, input, now)
      if (nextSequence !== undefined) {
        await startNumbers(db, administrationId, { date: today, nextSequence, seriesId: added.id })
      }
      audit('create', 'number_series', added.id, body)
      return added
    },
  }),

  route(contract.numbering.saveSeries, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const { version, ...input } = body
      const saved = await saveSeries(db, { administrationId, seriesId: params.seriesId, version }, input)
      audit('update', 'number_series', params.seriesId, input)
      return saved
    },
  }),

  route(contract.numbering.deleteSeries, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      await deleteSeries(db, { administrationId, seriesId: params.seriesId, version: body.version })
      audit('delete', 'number_series', params.seriesId)
    },
  }),

  route(contract.invoices.list, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) => listInvoices(db, administrationId, query, today),
  }),

  route(contract.invoices.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, user, input: { query } }) => {
      const rows = everyItem((at) => listInvoices(db, administrationId, { ...query, ...at }, today))
      return keepTable(user.id, invoiceTable(rows), query.format)
    },
  }),

  route(contract.invoices.get, {
    access: anInvoice,
    handle: ({ db, administrationId, today, input: { params } }) =>
      findInvoice(db, { administrationId, invoiceId: params.invoiceId }, today),
    respond: (found, { services, administrationId }) => withInvoiceView(services, administrationId, found),
  }),

  route(contract.invoices.deposits, {
    access,
    handle: ({ db, administrationId, input: { query } }) => openDeposits(db, administrationId, Number(query.contactId)),
  }),

  route(contract.invoices.create, {
    access,
    handle: async (context) => {
      const draft = await createDraft(context.db, authorOf(context), context.input.body, { creditsInvoiceId: null })
      context.audit('create', 'invoice', draft.id)
      return { id: draft.id, version: draft.version, totals: presentTotals(draft.totals) }
    },
  }),

  route(contract.invoices.save, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { invoiceId: params.invoiceId, version: body.version }
      const draft = await saveDraft(context.db, authorOf(context), key, body)
      context.audit('update', 'invoice', draft.id)
      return { version: draft.version, totals: presentTotals(draft.totals) }
    },
  }),

  route(contract.invoices.delete, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await deleteDraft(context.db, authorOf(context), { invoiceId: params.invoiceId, version: body.version })
      context.audit('delete', 'invoice', params.invoiceId)
    },
  }),

  route(contract.invoices.finalising, {
    access,
    handle: ({ db, administrationId, today, services, input: { params } }) =>
      showFinalising(
        db,
        { administrationId, invoiceId: params.invoiceId },
        { today, checksNumbers: services.settings.viesUrl !== null },
      ),
  }),

  route(contract.invoices.finalise, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const final = await finaliseInvoice(context.db, authorOf(context), {
        invoiceId: params.invoiceId,
        version: body.version,
      })
      await checkBuyer(context, params.invoiceId)
      context.audit('finalise', 'invoice', params.invoiceId, { number: final.number })
      return final
    },
  }),

  route(contract.invoices.credit, {
    access,
    handle: async (context) => {
      const draft = await creditInvoice(context.db, authorOf(context), context.input.params.invoiceId, context.today)
      context.audit('create', 'invoice', draft.id, { credits: context.input.params.invoiceId })
      return { id: draft.id }
    },
  }),

  route(contract.invoices.mailPreview, {
    access,
    handle: async ({ db, administrationId, services, now, today, input: { params } }) => {
      const key = { administrationId, invoiceId: params.invoiceId }
      return previewWithFiles(db, key, { hooks: services.hooks, now, today })
    },
  }),

  route(contract.invoices.sendTest, {
    access,
    handle: async (context) => {
      const { db, administrationId, user, audit, input } = context
      const { invoiceId } = input.params
      const values = await valuesToCome(db, { administrationId, invoiceId })
      const document = { administrationId, documentId: invoiceId }
      const to = user.emailAddress
      await queueTestMail(context, testInvoiceMailJob, { document, to, letter: input.body, values })
      audit('send_test', 'invoice', invoiceId)
      return { recipient: to }
    },
  }),

  route(contract.invoices.send, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const queued = await mailInvoice(context, authorOf(context), params.invoiceId, body)
      context.audit('send', 'invoice', params.invoiceId, { number: queued.number, recipient: body.recipient })
      return { number: queued.number, version: queued.version }
    },
  }),

  route(contract.invoices.pdf, {
    access: anInvoice,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) =>
      pdfSource(db, { administrationId, invoiceId: params.invoiceId }),
    respond: async (source, { services, administrationId }) => ({
      name: source.name,
      mimeType: 'application/pdf',
      content: await drawPdf(services, administrationId, source),
    }),
  }),

  route(contract.invoices.eInvoice, {
    access: anInvoice,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) =>
      writeEInvoice(db, { administrationId, invoiceId: params.invoiceId }),
    respond: (file) => Promise.resolve({ ...file, mimeType: 'application/xml' }),
  }),
]
