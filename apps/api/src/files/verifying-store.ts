import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sha256Of, type FileStore } from './file-store.ts'

/** Bytes that are no longer those that were put: a disk or a hand changed them. */
export class DamagedFileError extends Error {
  constructor(administrationId: number, sha256: Buffer) {
    super(`file ${administrationId}/${sha256.toString('hex')} does not hold what was put`)
  }
}

/** A store whose bytes are held against their SHA-256 as they are read; a stream of other bytes ends with an error. */
export function verifying(store: FileStore): FileStore {
  return {
    ...store,
    async read(administrationId, sha256) {
      const content = await store.read(administrationId, sha256)
      if (!sha256Of(content).equals(sha256)) throw new DamagedFileError(administrationId, sha256)
      return content
    },
    stream: (administrationId, sha256) =>
      Readable.from(checked(store, administrationId, sha256), { objectMode: false }),
  }
}

async function* checked(store: FileStore, administrationId: number, sha256: Buffer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  // One behind, so that the last part is not given before the whole is known to be right.
  let held: Buffer | null = null
  for await (const chunk of store.stream(administrationId, sha256)) {
    if (held !== null) yield held
    held = Buffer.from(chunk)
    hash.update(held)
  }
  if (!hash.digest().equals(sha256)) throw new DamagedFileError(administrationId, sha256)
  if (held !== null) yield held
}
