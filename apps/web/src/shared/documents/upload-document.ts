import type { AnswerOf } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { api } from '../../app/transport/calls.ts'
import { putAt, upload, type UploadOptions } from '../../app/transport/upload.ts'

/** From here on it is worth two calls more to spare the server the bytes. */
const LARGE_BYTES = 1_000_000

/**
 * Sends a file that is to become a document: a large one to where files are kept, where this server says that browsers reach
 * that, and else all of it here. The same key has one effect.
 */
export async function uploadDocument(
  administrationId: number,
  file: File,
  options: UploadOptions & { readonly idempotencyKey: string },
): Promise<AnswerOf<typeof contract.documents.upload>> {
  const params = { administrationId }
  const uploadId = file.size < LARGE_BYTES ? null : await putAlone(administrationId, file, options)
  if (uploadId === null)
    return upload(contract.documents.upload, { params, query: { name: file.name }, body: file }, options)
  const { signal, idempotencyKey } = options
  const said = { params, body: { uploadId, name: file.name } }
  return api.call(contract.documents.completeUpload, said, { idempotencyKey, ...(signal && { signal }) })
}

/** Null when it has to come here after all: what stands between may let through this server alone. */
async function putAlone(administrationId: number, file: File, { signal, onProgress }: UploadOptions) {
  const said = { params: { administrationId }, body: { sizeBytes: file.size } }
  const { put } = await api.call(contract.documents.beginUpload, said, signal && { signal })
  if (put === null) return null
  const isPut = await putAt(put.url, file, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
  return isPut ? put.uploadId : null
}
