import { contract } from '@klopt/api-client/contract'
import { administration } from '../../server/access.ts'
import { route } from '../../server/route.ts'
import { showDashboard } from './show-dashboard.ts'

/** The first screen of an administration. */
export const dashboardRoutes = [
  route(contract.dashboard.get, {
    access: administration('BOOKING'),
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) =>
      showDashboard(db, administrationId, today, Number(query.year ?? today.slice(0, 4))),
  }),
]
