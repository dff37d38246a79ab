import { administrations, journals } from '@klopt/api-client/contract'
import { administration, anyRole } from '../../server/access.ts'
import { route } from '../../server/route.ts'
import { presentAdministration } from '../users/present.ts'
import { presentMember, presentMoneyBook } from './present.ts'
import { findAdministration, membersOf, moneyBooksOf } from './queries.ts'

export const administrationRoutes = [
  route(administrations.get, {
    access: anyRole,
    handle: async ({ db, administrationId }) => presentAdministration(await findAdministration(db, administrationId)),
  }),

  route(administrations.roles, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId }) => (await membersOf(db, administrationId)).map(presentMember),
  }),

  route(administrations.login, {
    access: anyRole,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, user, audit }) {
      await db
        .updateTable('users')
        .set({ last_administration_id: administrationId })
        .where('id', '=', user.id)
        .execute()
      audit('enter', 'administration', administrationId)
      return { redirect_url: `/v2/administrations/${administrationId}/dashboard` }
    },
  }),

  route(journals.list, {
    access: administration('BOOKING'),
    handle: async ({ db, administrationId }) => (await moneyBooksOf(db, administrationId)).map(presentMoneyBook),
  }),
]
