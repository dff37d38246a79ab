import { contract } from '@klopt/api-client/schemas'
import { checkAttachment } from '../invoices/attachments/check-attachment.ts'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { addDossierDocument, findDossierDocument, removeDossierDocument } from './dossier-documents.ts'
import { refuseOthers } from './refuse-others.ts'

const access = administration('ACCOUNTING')

/** The files a firm keeps about a client per fiscal year. */
export const dossierDocumentRoutes = [
  route(contract.dossiers.addDocument, {
    access,
    prepare: async ({ services, administrationId, permissions, input: { query, body } }) => {
      refuseOthers(permissions)
      const checked = await checkAttachment(query.name, body)
      return { ...checked, sha256: await services.files.take(administrationId, body) }
    },
    handle: async ({ db, administrationId, user, now, audit, unchanged, input: { params, body } }, file) => {
      const { fiscalYear } = params
      const { id, isNew } = await addDossierDocument(
        db,
        { administrationId, fiscalYear },
        { ...file, sizeBytes: body.size_bytes, createdBy: user.id, createdAt: now },
      )
      if (isNew) audit('create', 'dossier_document', id, { fiscalYear })
      else unchanged()
      return { id }
    },
  }),

  route(contract.dossiers.removeDocument, {
    access,
    handle: async ({ db, administrationId, permissions, user, now, audit, input: { params } }) => {
      refuseOthers(permissions)
      const { fiscalYear, documentId } = params
      await removeDossierDocument(db, { administrationId, fiscalYear }, documentId, { by: user.id, at: now })
      audit('remove', 'dossier_document', documentId, { fiscalYear })
    },
  }),

  route(contract.dossiers.downloadDocument, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, permissions, input: { params } }) => {
      refuseOthers(permissions)
      const { fiscalYear, documentId } = params
      return findDossierDocument(db, { administrationId, fiscalYear }, documentId)
    },
    respond: ({ name, mimeType, sha256 }, { services, administrationId }) =>
      Promise.resolve({ name, mimeType, content: services.files.stream(administrationId, sha256) }),
  }),
]
