import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { saveShare } from './save-share.ts'
import { showMixedUse } from './show-mixed-use.ts'
import { showRevision } from './show-revision.ts'

/** How much of the VAT on purchases is deducted in the end. */
export const vatDeductionRoutes = [
  route(contract.vatDeduction.revision, {
    access: administration('ACCOUNTING'),
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) => showRevision(db, administrationId, query, today),
  }),
  route(contract.vatDeduction.mixedUse, {
    // Whoever books purchases sees whether a share of their VAT is deducted.
    access: administration('BOOKING'),
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => showMixedUse(db, administrationId, today),
  }),

  route(contract.vatDeduction.saveMixedUse, {
    access: administration('ACCOUNTING'),
    handle: async ({ db, administrationId, today, audit, input: { body } }) => {
      await saveShare(db, administrationId, body, today)
      audit('update', 'mixed_use', administrationId, body)
      return showMixedUse(db, administrationId, today)
    },
  }),
]
