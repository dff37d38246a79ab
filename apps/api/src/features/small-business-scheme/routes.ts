import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { changeScheme } from './change-scheme.ts'
import { showScheme } from './show-scheme.ts'

/** The small-business scheme (KOR): its days and its limit. */
export const smallBusinessSchemeRoutes = [
  route(contract.smallBusinessScheme.get, {
    // Whoever makes invoices sees whether they bear VAT.
    access: administration('BOOKING'),
    handle: ({ db, administrationId, today }) => showScheme(db, administrationId, today),
  }),

  route(contract.smallBusinessScheme.save, {
    access: administration('ACCOUNTING'),
    handle: async ({ db, administrationId, today, audit, input: { body } }) => {
      const wanted = { from: body.from, until: body.until ?? null }
      await changeScheme(db, administrationId, wanted, today)
      audit('update', 'small_business_scheme', administrationId, wanted)
      return showScheme(db, administrationId, today)
    },
  }),
]
