import { firms } from '@klopt/api-client/schemas'
import { firm } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { listAdministrations } from './list-administrations.ts'

/** A firm and its clients. */
export const firmRoutes = [
  route(firms.get, {
    access: firm,
    async handle({ db, firmId }) {
      const { company_name: companyName } = await db
        .selectFrom('firms')
        .select('company_name')
        .where('id', '=', firmId)
        .executeTakeFirstOrThrow()
      return { id: firmId, companyName }
    },
  }),

  route(firms.administrations, {
    access: firm,
    handle: ({ db, firmId, input: { query } }) => listAdministrations(db, firmId, query),
  }),
]
