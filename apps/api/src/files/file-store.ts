import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where the bytes of files are: by tenant and content, so that a file is never changed or mixed up. */
export interface FileStore {
  /** Keeps the bytes and answers their SHA-256; keeping the same bytes again is harmless. */
  put(administrationId: number, content: Uint8Array): Promise<Buffer>
  read(administrationId: number, sha256: Buffer): Promise<Buffer>
  stream(administrationId: number, sha256: Buffer): Readable
}

/** Files on disk at `{folder}/{administration}/{sha256}`; a crash leaves none half written. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (administrationId: number, sha256: Buffer) => {
    if (!Number.isSafeInteger(administrationId) || administrationId < 1 || sha256.length !== 32) {
      throw new RangeError('not the place of a file')
    }
    return join(folder, String(administrationId), sha256.toString('hex'))
  }
  return {
    async put(administrationId, content) {
      const sha256 = createHash('sha256').update(content).digest()
      const path = pathOf(administrationId, sha256)
      const present = await stat(path).catch(() => null)
      if (present?.size !== content.length) await writeAtomically(path, content)
      return sha256
    },
    read: (administrationId, sha256) => readFile(pathOf(administrationId, sha256)),
    stream: (administrationId, sha256) => createReadStream(pathOf(administrationId, sha256)),
  }
}

/** Writes beside the target, flushes it to disk and renames: readers see all of it or nothing. */
export async function writeAtomically(path: string, content: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
    await file.close()
    await rename(temporary, path)
    await syncFolder(join(path, '..'))
  } catch (error) {
    await file.close().catch(() => {})
    await unlink(temporary).catch(() => {})
    throw error
  }
}

/** The rename itself is only safe once the folder is flushed. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
