import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { findFile } from './find-file.ts'
import { findOcrResult } from './ocr-result.ts'

const access = administration('BOOKING')

/** The files of documents: what was recognised in them, and their bytes. */
export const fileRoutes = [
  route(contract.files.ocrResult, {
    access,
    handle: ({ db, administrationId, input: { params } }) => findOcrResult(db, administrationId, params.fileId),
  }),

  route(contract.files.link, {
    access,
    handle: ({ db, administrationId, input: { params } }) => findFile(db, administrationId, params.fileId),
    respond: async ({ sha256, mimeType }, { services: { files }, administrationId }) => ({
      url: (await files.links?.toRead(administrationId, sha256, mimeType)) ?? null,
      sha256: sha256.toString('hex'),
    }),
  }),

  route(contract.files.download, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) => findFile(db, administrationId, params.fileId),
    respond: async (file, { services, administrationId }) => ({
      name: file.name,
      mimeType: file.mimeType,
      content: services.files.stream(administrationId, file.sha256),
    }),
  }),
]
