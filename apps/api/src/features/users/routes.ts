import { users } from '@klopt/api-client/schemas'
import { anyRole, signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { administrationAccess } from './administration-access.ts'
import { presentAdministration, presentRole } from './present.ts'
import { administrationsOf, rolesOf } from './queries.ts'

/** Who the user is and where they may go. */
export const userRoutes = [
  route(users.me, {
    access: signedIn,
    async handle({ db, user, today, input: { query } }) {
      const wanted = (query.with ?? '').split(',') // zero: nothing more was asked for
      const { last_administration_id } = await db
        .selectFrom('users')
        .select('last_administration_id')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
      return {
        id: user.id,
        email_address: user.emailAddress,
        first_name: user.firstName,
        last_name: user.lastName,
        firm_id: user.firmId,
        last_administration_id,
        ...(wanted.includes('roles') && { roles: (await rolesOf(db, user.id)).map(presentRole) }),
        ...(wanted.includes('administrations') && {
          administrations: (await administrationsOf(db, user, today)).map(presentAdministration),
        }),
      }
    },
  }),

  route(users.roles, {
    access: signedIn,
    handle: async ({ db, user }) => (await rolesOf(db, user.id)).map(presentRole),
  }),

  route(users.administrationAccess, { access: anyRole, handle: administrationAccess }),
]
