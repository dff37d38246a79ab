import { contract } from '@klopt/api-client/schemas'
import type { Creditor } from '../../config/creditor.ts'
import { administration, globalAdmin } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { refusalsIn } from '../direct-debits/refusals-in.ts'
import { loadPaper, paperFileName } from './charge-paper.ts'
import { failCharge, markChargePaid, retryCharge } from './change-charge.ts'
import { createCollectionFile, findCollectionFile, showToCollect } from './create-file.ts'
import { listCharges, ownCharges } from './list-charges.ts'
import { keepRefusals } from './read-refusals.ts'
import { chargeTable } from './tables.ts'

const { subscriptionCharges } = contract
/** `system` because these are of all administrations; what leaves is who pays Klopt what, and no figure of anybody's books. */
const ofAll = { access: globalAdmin, scope: 'system' } as const

/** What subscriptions cost by the period, and how that is collected: by staff, and seen by whoever pays. */
export const subscriptionChargeRoutes = [
  route(subscriptionCharges.list, {
    ...ofAll,
    handle: ({ db, today, input: { query } }) => listCharges(db, query, today),
  }),

  route(subscriptionCharges.export, {
    ...ofAll,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, today, user, input: { query } }) => {
      const rows = everyItem((at) => listCharges(db, { ...query, ...at }, today))
      return keepTable(user.id, chargeTable(rows), query.format)
    },
  }),

  route(subscriptionCharges.toCollect, {
    ...ofAll,
    // Asked at every visit of staff: that nothing is collected is how it stands, and no fault.
    handle: async ({ db, services: { settings }, today }) =>
      settings.creditor && showToCollect(db, settings.creditor, today),
  }),

  route(subscriptionCharges.createFile, {
    ...ofAll,
    handle: async ({ db, user, services, now, today, audit }) => {
      const made = await createCollectionFile(db, { creditor: creditorOf(services), userId: user.id, now, today })
      audit('create', 'subscription_collection_file', made.fileId, made)
      return made
    },
  }),

  route(subscriptionCharges.downloadFile, {
    ...ofAll,
    changesNothing: true,
    handle: ({ db, input: { params } }) => findCollectionFile(db, params.fileId),
  }),

  route(subscriptionCharges.readRefusals, {
    ...ofAll,
    prepare: ({ input: { body } }) => refusalsIn(body),
    handle: async ({ db, services, jobs, now, today, audit, unchanged }, refused) => {
      const changing = { services, jobs, creditor: creditorOf(services), now, today }
      const { failed, others, failedWithFile } = await keepRefusals(db, changing, refused)
      for (const { chargeId, administrationId, number, reasonCode } of failed)
        audit('fail', 'subscription_charge', chargeId, { number, reasonCode }, { administrationId })
      if (failed.length === 0) unchanged()
      return { failed: failed.map(({ number }) => number), others, failedWithFile }
    },
  }),

  route(subscriptionCharges.fail, {
    ...ofAll,
    handle: async ({ db, services, jobs, now, today, audit, input: { params, body } }) => {
      const changing = { services, jobs, creditor: creditorOf(services), now, today }
      const { chargeId } = params
      const { number, administrationId } = await failCharge(db, changing, { chargeId, ...body })
      audit('fail', 'subscription_charge', chargeId, { number, ...body }, { administrationId })
    },
  }),

  route(subscriptionCharges.retry, {
    ...ofAll,
    handle: async ({ db, services, jobs, now, today, audit, input: { params } }) => {
      const changing = { services, jobs, creditor: creditorOf(services), now, today }
      const { number, administrationId, collectionDate } = await retryCharge(db, changing, params.chargeId)
      audit('retry', 'subscription_charge', params.chargeId, { number, collectionDate }, { administrationId })
      return { collectionDate }
    },
  }),

  route(subscriptionCharges.markPaid, {
    ...ofAll,
    handle: async ({ db, now, today, audit, input: { params } }) => {
      const { number, administrationId } = await markChargePaid(db, { now, today }, params.chargeId)
      audit('mark_paid', 'subscription_charge', params.chargeId, { number }, { administrationId })
    },
  }),

  route(subscriptionCharges.ownInvoice, {
    access: administration('ADMIN'),
    changesNothing: true,
    handle: ({ db, administrationId, services, input: { params } }) =>
      loadPaper(db, { administrationId, chargeId: params.chargeId }, services.settings.creditor),
    respond: async (paper, { services }) => ({
      name: paperFileName(paper),
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderInvoice(paper)),
    }),
  }),

  route(subscriptionCharges.own, {
    access: administration('ADMIN'),
    handle: ({ db, administrationId, today }) => ownCharges(db, administrationId, today),
  }),
]

function creditorOf({ settings: { creditor } }: Services): Creditor {
  if (creditor === null) throw new ApiError('subscription_collection_off')
  return creditor
}
