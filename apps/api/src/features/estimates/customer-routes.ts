import { customerEstimates as calls } from '@klopt/api-client/schemas'
import { changeScope } from '../../database/transaction.ts'
import { customer as access } from '../../kernel/access.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { queueCustomerMail } from '../administrations/queue-customer-mail.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { drawPdf } from '../invoices/invoice-pdf.ts'
import { acceptEstimate, declineEstimate, noteEstimateViewed } from './answer-estimate.ts'
import { findEstimateOf } from './customer-estimates.ts'
import { queueAcceptance } from './estimate-accepted-mail.ts'
import { estimatePdfSource, keepEstimatePdfJob } from './estimate-pdf.ts'
import { estimateBasis, estimateTotals, withOptions } from './estimate-totals.ts'
import { estimateWithdrawnMail } from './estimate-withdrawn-mail.ts'
import { withdrawEstimate } from './withdraw-estimate.ts'

/** Estimates as their customer has them. A write finds its estimate in their scope, and goes on in the administration. */
export const customerEstimateRoutes = [
  route(calls.price, {
    access,
    changesNothing: true,
    async handle({ db, customer, input: { params, body } }) {
      const { terms, administration_id, estimate_date } = await findEstimateOf(db, customer, params.estimateId)
      const lines = withOptions(terms.lines, body.chosen ?? null)
      const { netCents, vatCents, grossCents } = estimateTotals(
        { ...terms, lines },
        await estimateBasis(db, administration_id, estimate_date),
      )
      return { netCents, vatCents, grossCents }
    },
  }),

  route(calls.view, {
    access,
    async handle({ db, customer, now, audit, unchanged, input: { params } }) {
      const { administrationId } = customer
      const { id: estimateId } = await findEstimateOf(db, customer, params.estimateId)
      await changeScope(db, { kind: 'administration', administrationId })
      if (await noteEstimateViewed(db, { administrationId, estimateId }, now)) audit('view', 'estimate', estimateId)
      else unchanged()
    },
  }),

  route(calls.accept, {
    access,
    async handle({ db, customer, now, today, request, services, jobs, audit, input: { params, body } }) {
      const { administrationId } = customer
      const { id: estimateId } = await findEstimateOf(db, customer, params.estimateId)
      await changeScope(db, { kind: 'administration', administrationId })
      const key = { administrationId, estimateId }
      const grossCents = await acceptEstimate(db, {
        ...key,
        version: body.version,
        name: body.name,
        from: { networkAddress: request.address },
        chosen: body.chosen ?? null,
        now,
        today,
      })
      await jobs.enqueue(keepEstimatePdfJob, key, { key: `${administrationId}, ${estimateId}` })
      if ((await customerOf(db, customer)).isConsumer) await queueAcceptance(db, { ...key, jobs, services, now })
      audit('accept', 'estimate', estimateId, { name: body.name, networkAddress: request.address })
      return { status: 'accepted' as const, grossCents }
    },
  }),

  route(calls.decline, {
    access,
    async handle({ db, customer, now, today, audit, input: { params, body } }) {
      const { administrationId } = customer
      const { id: estimateId } = await findEstimateOf(db, customer, params.estimateId)
      await changeScope(db, { kind: 'administration', administrationId })
      const { version, reason = '' } = body
      await declineEstimate(db, { administrationId, estimateId, version, reason, now, today })
      audit('decline', 'estimate', estimateId)
      return { status: 'declined' as const }
    },
  }),

  route(calls.withdraw, {
    access,
    async handle({ db, customer, services, jobs, now, today, audit, input: { params, body } }) {
      const { administrationId } = customer
      const { id: estimateId } = await findEstimateOf(db, customer, params.estimateId)
      const { isConsumer, language } = await customerOf(db, customer)
      const { company_name: company } = await loadAdministration(db, administrationId)
      await changeScope(db, { kind: 'administration', administrationId })
      const withdrawal = { isConsumer, emailAddress: body.emailAddress, now, today }
      const withdrawn = await withdrawEstimate(db, { administrationId, estimateId }, withdrawal)
      audit('withdraw', 'estimate', estimateId, { emailAddress: withdrawn.emailAddress })
      const letter = estimateWithdrawnMail({ ...withdrawn, company, language, now })
      await queueCustomerMail(db, { administrationId, jobs, services }, withdrawn.emailAddress, letter)
      return { withdrawnAt: toTimestamp(now) }
    },
  }),

  route(calls.pdf, {
    access,
    changesNothing: true,
    handle: async ({ db, customer, input: { params } }) =>
      estimatePdfSource(db, await findEstimateOf(db, customer, params.estimateId)),
    respond: async (source, { services, customer }) => ({
      name: source.name,
      mimeType: 'application/pdf',
      content: await drawPdf(services, customer.administrationId, source),
    }),
  }),
]
