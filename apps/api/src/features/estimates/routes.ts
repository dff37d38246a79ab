import { estimates } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { queueTestMail } from '../email-texts/test-mail.ts'
import { drawPdf } from '../invoices/invoice-pdf.ts'
import { presentTotals } from '../invoices/invoice-totals.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { askDeposit } from './ask-deposit.ts'
import { estimatePdfSource } from './estimate-pdf.ts'
import { estimateTable } from './estimate-table.ts'
import { listEstimates } from './list-estimates.ts'
import { loadEstimate } from './load-estimate.ts'
import { noteAcceptance } from './note-acceptance.ts'
import { queueEstimate } from './queue-estimate.ts'
import { copyEstimate, createEstimate, deleteEstimate, reviseEstimate, saveEstimate } from './save-estimate.ts'
import { mailPreview, valuesToCome } from './mail-preview.ts'
import { severalEstimateRoutes } from './several-routes.ts'
import { showEstimate } from './show-estimate.ts'
import { testEstimateMailJob } from './test-mail.ts'
import { toInvoice } from './to-invoice.ts'

const access = administration('BOOKING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date }): DraftAuthor => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})

/** Estimates: offered, accepted by the customer, and made into invoices. */
export const estimateRoutes = [
  route(estimates.list, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) => listEstimates(db, administrationId, query, today),
  }),

  route(estimates.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, user, input: { query } }) => {
      const rows = everyItem((at) => listEstimates(db, administrationId, { ...query, ...at }, today))
      return keepTable(user.id, estimateTable(rows), query.format)
    },
  }),

  route(estimates.create, {
    access,
    async handle(context) {
      const { id, version, totals } = await createEstimate(context.db, authorOf(context), context.input.body)
      context.audit('create', 'estimate', id)
      return { id, version, totals: presentTotals(totals) }
    },
  }),

  route(estimates.get, { access, handle: ({ db, today, input: { params } }) => showEstimate(db, params, today) }),

  route(estimates.save, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const { version: seen, ...input } = body
      const key = { estimateId: params.estimateId, version: seen }
      const { id, version, totals } = await saveEstimate(context.db, authorOf(context), key, input)
      context.audit('update', 'estimate', id)
      return { version, totals: presentTotals(totals) }
    },
  }),

  route(estimates.delete, {
    access,
    async handle(context) {
      const { params, body } = context.input
      await deleteEstimate(context.db, authorOf(context), { estimateId: params.estimateId, version: body.version })
      context.audit('delete', 'estimate', params.estimateId)
    },
  }),

  route(estimates.revise, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const key = { estimateId: params.estimateId, version: body.version }
      const version = await reviseEstimate(context.db, authorOf(context), key)
      context.audit('revise', 'estimate', params.estimateId)
      return { version }
    },
  }),

  route(estimates.copy, {
    access,
    async handle(context) {
      const { estimateId } = context.input.params
      const { id } = await copyEstimate(context.db, authorOf(context), estimateId, context.today)
      context.audit('create', 'estimate', id, { copies: estimateId })
      return { id }
    },
  }),

  route(estimates.mailPreview, { access, handle: ({ db, input: { params } }) => mailPreview(db, params) }),

  route(estimates.send, {
    access,
    async handle(context) {
      const { number, version } = await queueEstimate(context, context.input.params.estimateId, context.input.body)
      return { number, version }
    },
  }),

  route(estimates.sendTest, {
    access,
    async handle(context) {
      const { db, administrationId, user, audit, input } = context
      const { estimateId } = input.params
      const values = await valuesToCome(db, { administrationId, estimateId })
      const document = { administrationId, documentId: estimateId }
      const to = user.emailAddress
      await queueTestMail(context, testEstimateMailJob, { document, to, letter: input.body, values })
      audit('send_test', 'estimate', estimateId)
      return { recipient: to }
    },
  }),

  route(estimates.noteAcceptance, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const grossCents = await noteAcceptance(context, params.estimateId, body)
      const { name, acceptedOn, note } = body
      context.audit('note_acceptance', 'estimate', params.estimateId, { name, acceptedOn, ...(note && { note }) })
      return { grossCents }
    },
  }),

  route(estimates.toInvoice, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const asked = { percent: body.percent ?? null, today: context.today }
      const made = await toInvoice(context.db, authorOf(context), params.estimateId, asked)
      context.audit('create', 'invoice', made.invoiceId, { estimate: params.estimateId })
      return made
    },
  }),

  route(estimates.deposit, {
    access,
    async handle(context) {
      const { params, body } = context.input
      const made = await askDeposit(context.db, authorOf(context), params.estimateId, {
        share: body,
        today: context.today,
      })
      context.audit('create', 'invoice', made.invoiceId, { estimate: params.estimateId })
      return made
    },
  }),

  route(estimates.pdf, {
    access,
    changesNothing: true,
    handle: async ({ db, input: { params } }) => estimatePdfSource(db, await loadEstimate(db, params)),
    respond: async (source, { services, administrationId }) => ({
      name: source.name,
      mimeType: 'application/pdf',
      content: await drawPdf(services, administrationId, source),
    }),
  }),

  ...severalEstimateRoutes,
]
