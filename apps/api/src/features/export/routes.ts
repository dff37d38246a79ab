import { contract } from '@klopt/api-client/contract'
import { administration } from '../../server/access.ts'
import { route } from '../../server/route.ts'
import { viewerOf } from '../tickets/viewer.ts'
import { exportEntries } from './export-entries.ts'
import { zipStream } from './zip-stream.ts'

/** The way out: everything of an administration, in every state of its subscription. */
export const exportRoutes = [
  route(contract.administrations.export, {
    access: administration('ADMIN'),
    allowedWhenReadOnly: true,
    // That everything was taken along is worth an audit row; so it counts as a write, which staff may not make.
    async handle({ db, administrationId, audit }) {
      audit('export', 'administration', administrationId)
      return db
        .selectFrom('administrations')
        .select('company_name')
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
    },
    respond: async ({ company_name: company }, context) => ({
      name: `${company} ${context.today}.zip`,
      mimeType: 'application/zip',
      content: zipStream(exportEntries(context.services, viewerOf(context))),
    }),
  }),
]
