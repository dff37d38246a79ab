import { contract } from '@klopt/api-client/schemas'
import { globalAdmin, signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { announce, endNotice, shownNotice } from './notices.ts'

const { maintenance } = contract

/** What everybody is told of work on the server. */
export const maintenanceRoutes = [
  route(maintenance.show, { access: signedIn, handle: ({ db, today }) => shownNotice(db, today) }),

  route(maintenance.announce, {
    access: globalAdmin,
    handle: async ({ db, now, today, audit, input: { body } }) => {
      audit('announce', 'maintenance_notice', await announce(db, body, { now, today }), body)
    },
  }),

  route(maintenance.end, {
    access: globalAdmin,
    handle: async ({ db, now, audit, unchanged, input: { body } }) => {
      if (await endNotice(db, now)) audit('end', 'maintenance_notice', null, body)
      else unchanged()
    },
  }),
]
