import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync, renameSync, statSync, unlinkSync, utimesSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { hasCode } from '../system/has-code.ts'
import { syncFolder } from '../system/sync-folder.ts'
import type { FileLinks } from './bucket-links.ts'
import type { ReceivedFile } from './incoming.ts'

/** Where the bytes of files are: by tenant and content, so that a file is never changed or mixed up. */
export interface FileStore {
  /** What browsers may do by themselves; null where files are in a folder. */
  readonly links: FileLinks | null
  /** Keeps the bytes and answers their SHA-256; keeping the same bytes again is harmless. */
  put(administrationId: number, content: Uint8Array): Promise<Buffer>
  /** The same for a file that came in, which is moved. */
  take(administrationId: number, file: ReceivedFile): Promise<Buffer>
  read(administrationId: number, sha256: Buffer): Promise<Buffer>
  stream(administrationId: number, sha256: Buffer): Readable
  /** The tenants of whom something is kept. */
  tenants(): Promise<number[]>
  /** What is kept of a tenant, and what was left half written (`sha256` is null). */
  list(administrationId: number): Promise<Kept[]>
  /** Removes what was last put before this instant; false, and nothing happens, when it was put again since. */
  removeUnlessPutSince(administrationId: number, kept: Kept, since: Date): Promise<boolean>
  /** Undoes that a store began to remove what turned out to be used. */
  putBack(administrationId: number, kept: Kept): Promise<void>
}

/** Bytes in the store. */
export interface Kept {
  readonly name: string
  readonly sha256: Buffer | null
  /** On its way out: still read, and gone for good when it is removed again. */
  readonly isAside: boolean
}

/** There is nothing at a place; as the error of a folder, by its code. */
export class NoFileError extends Error {
  readonly code = 'ENOENT'

  constructor(place: string) {
    super(`ENOENT: no file at ${place}`)
  }
}

/** Where a tenant's bytes are within a store. Throws RangeError for what could lead elsewhere. */
export function placeOf(administrationId: number, sha256: Buffer): string {
  if (!Number.isSafeInteger(administrationId) || administrationId < 1 || sha256.length !== 32) {
    throw new RangeError('not the place of a file')
  }
  return `${administrationId}/${sha256.toString('hex')}`
}

/** The SHA-256 that a name is; null for what is no name of a file. */
export const sha256OfName = (name: string): Buffer | null =>
  /^[0-9a-f]{64}$/.test(name) ? Buffer.from(name, 'hex') : null

/** The names of folders that are tenants. */
export const tenantsIn = (names: readonly string[]): number[] =>
  names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number)

/** Files on disk at `{folder}/{administration}/{sha256}`; a crash leaves none half written. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (administrationId: number, sha256: Buffer) => join(folder, placeOf(administrationId, sha256))
  return {
    links: null,
    async put(administrationId, content) {
      const sha256 = sha256Of(content)
      const path = pathOf(administrationId, sha256)
      if (!isTouched(path, content.length)) await writeAtomically(path, content)
      return sha256
    },
    async take(administrationId, { path, size_bytes, sha256 }) {
      const kept = pathOf(administrationId, sha256)
      if (!isTouched(kept, size_bytes)) await moveAtomically(path, kept)
      return sha256
    },
    read: (administrationId, sha256) => readFile(pathOf(administrationId, sha256)),
    stream: (administrationId, sha256) => createReadStream(pathOf(administrationId, sha256)),
    async tenants() {
      return tenantsIn(await readdir(folder).catch(absentIsEmpty))
    },
    async list(administrationId) {
      const names = await readdir(join(folder, String(administrationId))).catch(absentIsEmpty)
      return names.map((name) => ({ name, sha256: sha256OfName(name), isAside: false }))
    },
    async removeUnlessPutSince(administrationId, { name }, since) {
      const path = join(folder, String(administrationId), name)
      const wasPutBefore = (at: string) => (statSync(at, { throwIfNoEntry: false })?.mtime ?? since) < since
      if (!wasPutBefore(path)) return false
      // Moved aside before the last look: another server may put it in between, which is seen here or sees it gone.
      const aside = temporaryOf(path)
      if (!unlessAbsent(() => renameSync(path, aside))) return false
      const isOld = wasPutBefore(aside)
      if (isOld) unlessAbsent(() => unlinkSync(aside))
      else renameSync(aside, path)
      return isOld
    },
    // What is aside here is so for less than a moment, by whoever looks at it.
    putBack: () => Promise.resolve(),
  }
}

/** The name under which bytes are kept. */
export const sha256Of = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** Whether all of it is there already; then it counts as put now. */
function isTouched(path: string, size: number): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.size !== size) return false
  const now = new Date()
  // Between looking and touching another server may remove it.
  return unlessAbsent(() => utimesSync(path, now, now)) && existsSync(path)
}

/** Whether it could be done; false when the file is not there. */
function unlessAbsent(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return false
  }
}

/** A name of its own beside a file, which the night removes when it is left. */
const temporaryOf = (path: string) => `${path}.${randomBytes(6).toString('hex')}.tmp`

function absentIsEmpty(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

/** Writes beside the target, flushes it to disk and renames: readers see all of it or nothing. */
export async function writeAtomically(path: string, content: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const temporary = temporaryOf(path)
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

/** As `writeAtomically` for bytes that stand on the same disk already. */
async function moveAtomically(from: string, path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const file = await open(from, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(from, path)
  await syncFolder(join(path, '..'))
}
