import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { listMappings } from './load-mappings.ts'
import { saveMapping } from './save-mapping.ts'

const access = administration('BOOKING')

/** What the columns of somebody's own files are: kept, seen and forgotten. */
export const mappingRoutes = [
  route(contract.bank.importMappings, {
    access,
    handle: ({ db, administrationId }) => listMappings(db, administrationId),
  }),

  route(contract.bank.saveImportMapping, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { body } }) => {
      const id = await saveMapping(db, { administrationId, now }, body)
      audit('save', 'import_mapping', id, body)
      return { id }
    },
  }),

  route(contract.bank.deleteImportMapping, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      const removed = await db
        .deleteFrom('import_mappings')
        .where('administration_id', '=', administrationId)
        .where('id', '=', params.mappingId)
        .returning('id')
        .executeTakeFirst()
      if (!removed) throw new ApiError('not_found')
      audit('delete', 'import_mapping', params.mappingId)
    },
  }),
]
