import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { findRecords } from './find-records.ts'

/** What is found from any screen; the screens of what is found ask for the same permission. */
export const searchRoutes = [
  route(contract.search.find, {
    access: administration('BOOKING'),
    handle: ({ db, administrationId, input: { query } }) => findRecords(db, administrationId, query.text),
  }),
]
