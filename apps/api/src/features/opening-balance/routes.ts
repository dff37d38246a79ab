import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { auditFileRoutes } from './audit-file/routes.ts'
import { earlierInvoiceRoutes } from './earlier-invoices/routes.ts'
import { removeOpening } from './remove-opening.ts'
import { saveOpening } from './save-opening.ts'
import { showOpening } from './show-opening.ts'

const access = administration('ACCOUNTING')

/** What the books begin with. */
export const openingBalanceRoutes = [
  ...auditFileRoutes,
  ...earlierInvoiceRoutes,

  route(contract.openingBalances.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => showOpening(db, administrationId, today),
  }),

  route(contract.openingBalances.save, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const saved = await saveOpening(db, { administrationId, userId: user.id, now }, body)
      audit('create', 'opening_balance', saved.id, { startDate: body.startDate, entryId: saved.journalEntryId })
      return saved
    },
  }),

  route(contract.openingBalances.remove, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params } }) => {
      const removed = await removeOpening(db, { administrationId, userId: user.id, now }, params.openingBalanceId)
      audit('remove', 'opening_balance', removed.id, { startDate: removed.startDate, entryId: removed.reversalEntryId })
    },
  }),
]
