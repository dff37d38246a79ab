import { createReadStream } from 'node:fs'
import { contract } from '@klopt/api-client/schemas'
import { withRead } from '../../../database/transaction.ts'
import { administration } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { findAuditFile, listAuditFiles } from './audit-file-rows.ts'
import { importAuditFile } from './import-audit-file.ts'
import { keepAuditFile } from './keep-audit-file.ts'
import { previewAuditFile } from './preview-audit-file.ts'
import { readContents } from './read-contents.ts'
import { undoAuditFile } from './undo-audit-file.ts'

const access = administration('ACCOUNTING')

/** Taking over the opening balance from the audit file of another package. */
export const auditFileRoutes = [
  route(contract.openingBalances.auditFiles, {
    access,
    handle: ({ db, administrationId }) => listAuditFiles(db, administrationId),
  }),

  route(contract.openingBalances.uploadAuditFile, {
    access,
    prepare: async ({ services, administrationId, input: { query, body } }) => {
      // Read before it is kept: what is no audit file leaves nothing behind.
      const contents = await readContents(createReadStream(body.path))
      const sha256 = await services.files.take(administrationId, body)
      return { name: query.name.trim(), sha256, sizeBytes: body.size_bytes, contents }
    },
    handle: async ({ db, administrationId, user, now, audit }, file) => {
      const id = await keepAuditFile(db, { administrationId, userId: user.id, now }, file)
      audit('upload', 'audit_file', id, { name: file.name })
      return previewAuditFile(db, administrationId, { id, name: file.name }, file.contents)
    },
  }),

  route(contract.openingBalances.importAuditFile, {
    access,
    prepare: async ({ services, administrationId, input: { params } }) => {
      const { sha256 } = await withRead(services.pool, { kind: 'administration', administrationId }, (db) =>
        findAuditFile(db, administrationId, params.auditFileId),
      )
      return readContents(services.files.stream(administrationId, sha256))
    },
    handle: async ({ db, administrationId, user, now, audit, input: { params, body } }, contents) => {
      const { auditFileId } = params
      const imported = await importAuditFile(
        db,
        { administrationId, userId: user.id, now },
        { auditFileId, contents, ...body },
      )
      audit('import', 'audit_file', imported.auditFileId, { openingBalanceId: imported.openingBalanceId })
      return imported
    },
  }),

  route(contract.openingBalances.undoAuditFile, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params } }) => {
      await undoAuditFile(db, { administrationId, userId: user.id, now }, params.auditFileId)
      audit('undo', 'audit_file', params.auditFileId)
    },
  }),
]
