import { randomUUID } from 'node:crypto'
import { contract } from '@klopt/api-client/schemas'
import type { WaitingUpload } from '../../files/bucket-links.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { checkUpload, type CheckedFile } from './check-upload.ts'
import { storeDocument } from './store-document.ts'

const LIMIT_BYTES = contract.documents.upload.bodyLimitBytes

/** Where a browser can put a file that is to become a document; null where it sends it here. Throws `too_large`. */
export async function beginUpload({ files }: Services, administrationId: number, sizeBytes: number) {
  if (sizeBytes > LIMIT_BYTES) throw new ApiError('too_large')
  const uploadId = randomUUID()
  const url = (await files.links?.toPut({ administrationId, uploadId }, sizeBytes)) ?? null
  return url === null ? null : { uploadId, url }
}

/**
 * Reads what a browser put, and keeps it as an upload that came in here: counted, hashed and looked at by this server, whatever
 * was said of it. Null when nothing is there.
 */
export async function takeUpload(services: Services, upload: WaitingUpload, name: string): Promise<CheckedFile | null> {
  const chunks = (await services.files.links?.put(upload)) ?? null
  if (chunks === null) return null
  const received = await services.incoming.receive(atMost(chunks, LIMIT_BYTES))
  try {
    const file = await checkUpload(name, received)
    services.documentReader.warm()
    await storeDocument(services, upload.administrationId, file)
    return file
  } finally {
    await received.remove()
  }
}

/** The link let no other size be put; the bytes are counted all the same. */
async function* atMost(chunks: AsyncIterable<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0
  for await (const chunk of chunks) {
    sizeBytes += chunk.length
    if (sizeBytes > limitBytes) throw new ApiError('too_large')
    yield chunk
  }
}
