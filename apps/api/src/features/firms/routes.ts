import { firms } from '@klopt/api-client/schemas'
import { firm } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { clientTable } from './client-table.ts'
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

  route(firms.exportAdministrations, {
    access: firm,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, firmId, user, input: { query } }) => {
      const rows = everyItem((at) => listAdministrations(db, firmId, { ...query, ...at }))
      return keepTable(user.id, clientTable(rows), query.format)
    },
  }),
]
