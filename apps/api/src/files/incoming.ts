import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../system/has-code.ts'
import { readStart } from './read-start.ts'

/** A whole file on the disk of this server, for as long as the call that brought it. */
export class ReceivedFile {
  readonly path: string
  readonly size_bytes: number
  readonly sha256: Buffer

  constructor(path: string, size_bytes: number, sha256: Buffer) {
    this.path = path
    this.size_bytes = size_bytes
    this.sha256 = sha256
  }

  /** Its first bytes, or all of a shorter one. */
  start(lengthBytes: number): Promise<Buffer> {
    return readStart(this.path, lengthBytes)
  }

  /** All of it in memory, for what cannot be read in another way. */
  bytes(): Promise<Buffer> {
    return readFile(this.path)
  }

  /** Harmless when it was moved to the store, or removed before. */
  remove(): Promise<void> {
    return rm(this.path, { force: true })
  }
}

/** Where files stand while they come in: in parts, so that none is ever in memory as a whole. */
export interface IncomingFiles {
  /** Writes, counts and hashes what comes. Keeps nothing when that ends with an error, which it throws. */
  receive(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedFile>
  /** Removes what a crash left: what was last written before an instant. Answers how many files. */
  sweep(before: Date): Promise<number>
}

export function createIncomingFiles(folder: string): IncomingFiles {
  return {
    async receive(chunks) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${randomUUID()}.tmp`)
      try {
        const { size_bytes, sha256 } = await writeAll(path, chunks)
        return new ReceivedFile(path, size_bytes, sha256)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async sweep(before) {
      let count = 0
      for (const name of await readdir(folder).catch(absentIsEmpty)) {
        const path = join(folder, name)
        const { mtime } = (await stat(path).catch(absentIsNull)) ?? { mtime: before }
        if (mtime >= before) continue
        await rm(path, { force: true })
        count += 1
      }
      return count
    },
  }
}

async function writeAll(path: string, chunks: AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size_bytes = 0
  try {
    for await (const chunk of chunks) {
      size_bytes += chunk.length
      hash.update(chunk)
      // Goes on where the last one ended.
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return { size_bytes, sha256: hash.digest() }
}

function absentIsEmpty(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

function absentIsNull(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}
