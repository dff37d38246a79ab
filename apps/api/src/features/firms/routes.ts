import { firms } from '@klopt/api-client/schemas'
import { firm } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { firmClientRoutes } from './clients/routes.ts'
import { firmNameOf } from './firm-name.ts'
import { firmInvitationRoutes } from './invitations/routes.ts'
import { firmStyleRoutes } from './style/routes.ts'
import { firmMemberRoutes } from './members/routes.ts'

/** A firm, who works there and its clients. */
export const firmRoutes = [
  route(firms.get, {
    access: firm,
    handle: async ({ db, firmId, mayManage }) => ({ id: firmId, companyName: await firmNameOf(db, firmId), mayManage }),
  }),
  ...firmClientRoutes,
  ...firmMemberRoutes,
  ...firmInvitationRoutes,
  ...firmStyleRoutes,
]
