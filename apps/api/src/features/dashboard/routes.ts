import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isOfFirm } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { showDashboard } from './show-dashboard.ts'

/** The first screen of an administration. */
export const dashboardRoutes = [
  route(contract.dashboard.get, {
    access: administration('BOOKING'),
    isolation: 'repeatable read',
    fromReplica: true,
    keepsPlans: true,
    handle: ({ db, administrationId, permissions, today, now, input: { query } }) => {
      // The years that the journal holds.
      if (query.year !== undefined && !query.year.startsWith('20'))
        throw new ApiError('invalid_input', { fields: { year: 'Kies een jaar in deze eeuw' } })
      const year = query.year === undefined ? null : Number(query.year)
      return showDashboard(db, administrationId, { today, now, forFirm: isOfFirm(permissions) }, year)
    },
  }),
]
