import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { showRevision } from './show-revision.ts'

/** How much of the VAT on purchases is deducted in the end. */
export const vatDeductionRoutes = [
  route(contract.vatDeduction.revision, {
    access: administration('ACCOUNTING'),
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) => showRevision(db, administrationId, query, today),
  }),
]
