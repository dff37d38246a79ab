import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { fileOf, readLogo } from '../invoices/logo.ts'
import { dataAddress } from '../invoices/present-invoice-view.ts'
import { insertFile } from '../../files/insert-file.ts'
import { changeAdministration, changeAdministrationOnce } from '../administrations/change-administration.ts'
import { checkLogo } from './check-logo.ts'

/** The picture on new invoices. A final invoice names the file it was made with, so no file is ever removed. */
export const logoRoutes = [
  route(contract.settings.logo, {
    // Whoever makes invoices sees what stands on them.
    access: administration('BOOKING'),
    handle: async ({ db, administrationId }) => {
      const { logo_file_id: fileId } = await db
        .selectFrom('companies')
        .select('logo_file_id')
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
      return fileOf(db, administrationId, fileId)
    },
    respond: async (file, { services, administrationId }) => {
      const logo = await readLogo(services, administrationId, file && { sha256: file.sha256, mimeType: file.mime_type })
      return { logo: logo && dataAddress(logo) }
    },
  }),

  route(contract.settings.saveLogo, {
    access: administration('ADMIN'),
    prepare: async ({ services, administrationId, input: { body } }) => {
      const { mimeType } = await checkLogo(services, body)
      return { mimeType, sha256: await services.files.take(administrationId, body) }
    },
    handle: async ({ db, administrationId, user, now, audit, input: { query, body } }, logo) => {
      const fileId = await insertFile(db, {
        administrationId,
        sha256: logo.sha256,
        name: query.name.trim(),
        mimeType: logo.mimeType,
        sizeBytes: body.size_bytes,
        createdBy: user.id,
        createdAt: now,
      })
      await changeAdministration(db, administrationId, { logo_file_id: fileId })
      audit('update', 'logo', fileId)
    },
  }),

  route(contract.settings.removeLogo, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, unchanged }) => {
      const isGone = await changeAdministrationOnce(db, administrationId, { logo_file_id: null })
      if (isGone) audit('remove', 'logo', null)
      else unchanged()
    },
  }),
]
