import type { Bucket } from './bucket.ts'
import { placeOf } from './file-store.ts'

/** What browsers do with a bucket themselves, by links that hold for a short time. */
export interface FileLinks {
  /** Where the bytes of a file are read; null where browsers do not reach them. */
  toRead(administrationId: number, sha256: Buffer, mimeType: string): Promise<string | null>
  /** Where so many bytes can be put that nobody believes anything of yet; null where browsers do not reach it. */
  toPut(upload: WaitingUpload, sizeBytes: number): Promise<string | null>
  /** What was put there; null when nothing is. */
  put(upload: WaitingUpload): Promise<AsyncIterable<Uint8Array> | null>
  remove(upload: WaitingUpload): Promise<void>
  /** Removes what was put before an instant and never came to be a file. Answers how many. */
  sweep(before: Date): Promise<number>
}

/** Bytes that a browser puts, or has put. */
export interface WaitingUpload {
  readonly administrationId: number
  /** Made up by this server, and known to whoever asked for it alone. */
  readonly uploadId: string
}

const QUARANTINE = 'quarantine/'
/** A page is drawn at once; who keeps the link has it for no longer. */
const READ_SECONDS = 60
/** A file of 10 MB over a slow line. */
const PUT_SECONDS = 300

export function bucketLinks(bucket: Bucket): FileLinks {
  return {
    toRead: (administrationId, sha256, mimeType) =>
      bucket.link(placeOf(administrationId, sha256), {
        method: 'GET',
        expiresInSeconds: READ_SECONDS,
        // Whoever opens it as a page gets a file to keep: what is in it never runs.
        query: { 'response-content-type': mimeType, 'response-content-disposition': 'attachment' },
      }),
    toPut: (upload, sizeBytes) =>
      bucket.link(keyOf(upload), {
        method: 'PUT',
        expiresInSeconds: PUT_SECONDS,
        headers: { 'content-length': String(sizeBytes) },
      }),
    put: (upload) => bucket.open(keyOf(upload)),
    remove: (upload) => bucket.remove(keyOf(upload)),
    async sweep(before) {
      let count = 0
      for (const tenant of await bucket.foldersIn(QUARANTINE)) {
        for (const name of await bucket.namesIn(`${QUARANTINE}${tenant}/`)) {
          const key = `${QUARANTINE}${tenant}/${name}`
          const putAt = await bucket.changedAt(key)
          if (putAt === null || putAt >= before) continue
          await bucket.remove(key)
          count += 1
        }
      }
      return count
    },
  }
}

/** Beside the files: nothing there is one, whatever its name. Throws RangeError for what could lead elsewhere. */
function keyOf({ administrationId, uploadId }: WaitingUpload): string {
  if (!Number.isSafeInteger(administrationId) || administrationId < 1 || !/^[0-9a-f-]{36}$/.test(uploadId)) {
    throw new RangeError('not the place of an upload')
  }
  return `${QUARANTINE}${administrationId}/${uploadId}`
}
