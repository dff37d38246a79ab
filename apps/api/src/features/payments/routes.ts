import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { cancelPaymentFile, findPaymentFile } from './cancel-file.ts'
import { createPaymentFile } from './create-file.ts'
import { listPaymentFiles } from './list-files.ts'
import { listCredits } from './list-credits.ts'
import { listPayables } from './list-payables.ts'
import { payableTable } from './payable-table.ts'

const access = administration('BOOKING')

/** Paying purchases by a file for the bank. */
export const paymentRoutes = [
  route(contract.payments.payables, {
    access,
    keepsPlans: [],
    handle: ({ db, administrationId, today, input: { query } }) => listPayables(db, administrationId, query, today),
  }),

  route(contract.payments.credits, {
    access,
    handle: ({ db, administrationId }) => listCredits(db, administrationId),
  }),

  route(contract.payments.exportPayables, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, today, input: { query } }) => {
      const rows = everyItem((at) => listPayables(db, administrationId, { ...query, ...at }, today))
      return keepTable(user.id, payableTable(rows), query.format)
    },
  }),

  route(contract.payments.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listPaymentFiles(db, administrationId, query),
  }),

  route(contract.payments.create, {
    access,
    reachesOthers: true,
    handle: async ({ db, administrationId, user, now, today, services, audit, input: { body } }) => {
      const author = { administrationId, userId: user.id, now, today }
      const { id, ...details } = await createPaymentFile(db, services.files, author, body)
      audit('create', 'payment_file', id, details)
      return { id }
    },
  }),

  route(contract.payments.download, {
    access,
    reachesOthers: true,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) =>
      findPaymentFile(db, { administrationId, paymentFileId: params.paymentFileId }),
    respond: async (file, { services, administrationId }) => ({
      name: file.name,
      mimeType: file.mime_type,
      content: await services.files.read(administrationId, file.sha256),
    }),
  }),

  route(contract.payments.cancel, {
    access,
    handle: async ({ db, administrationId, now, audit, unchanged, input: { params } }) => {
      const { paymentFileId } = params
      const cancelled = await cancelPaymentFile(db, { administrationId, paymentFileId }, now)
      if (cancelled) audit('cancel', 'payment_file', paymentFileId)
      else unchanged()
    },
  }),
]
