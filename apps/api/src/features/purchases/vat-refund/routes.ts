import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { everyItem } from '../../../table-files/every-item.ts'
import { keepTable } from '../../../table-files/keep-table.ts'
import { foreignVatTable, listForeignVat } from './list-documents.ts'
import { requestRefund } from './request-refund.ts'
import { showRefund } from './show-refund.ts'

const access = administration('ACCOUNTING')

/** VAT that suppliers in other EU countries charged: what can be asked back, and what was. */
export const vatRefundRoutes = [
  route(contract.vatRefund.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) =>
      showRefund(db, administrationId, { year: query.year, today }),
  }),

  route(contract.vatRefund.documents, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listForeignVat(db, administrationId, query),
  }),

  route(contract.vatRefund.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => listForeignVat(db, administrationId, { ...query, ...at }))
      return keepTable(user.id, foreignVatTable(rows), query.format)
    },
  }),

  route(contract.vatRefund.request, {
    access,
    handle: async ({ db, administrationId, user, today, audit, input: { body } }) => {
      await requestRefund(db, { administrationId, userId: user.id, today }, body)
      audit('update', 'vat_refund_request', null, body)
    },
  }),
]
