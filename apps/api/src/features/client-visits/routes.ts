import { contract } from '@klopt/api-client/schemas'
import { anyRole } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isOfFirm } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { beginVisit } from './begin-visit.ts'

/** What a firm's colleague finds changed in the books of a client. */
export const clientVisitRoutes = [
  route(contract.clientVisits.begin, {
    access: anyRole,
    allowedWhenReadOnly: true,
    handle: ({ db, administrationId, permissions, user, now, unchanged }) => {
      if (!isOfFirm(permissions)) throw new ApiError('only_firm_visits')
      // Up to where somebody saw the books is no change of them.
      unchanged()
      return beginVisit(db, { administrationId, userId: user.id, now })
    },
  }),
]
