import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { must } from '@klopt/bookkeeping/money'

/** A backup cannot be made or used. The message is Dutch. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** What a backup tells before its rows. */
export interface BackupHeader {
  /** The migrations of the schema that the rows belong to, in order. */
  migrations: { name: string; sha256: string }[]
  sequences: { name: string; lastValue: string; isCalled: boolean }[]
}

/** Rows of one table, as the text of their JSON: parsing it here would round numbers that JavaScript cannot hold. */
export interface RowBatch {
  table: string
  jsons: string[]
}

const FORMAT = 'klopt-backup-1'
const CHUNK_BYTES = 1_000_000

/**
 * Writes a backup: gzip over lines of a name, a tab and JSON. The first line has the header, the last has no
 * name and tells the number of rows, which proves that none is missing. The file appears when it is whole,
 * readable by its owner alone.
 *
 * @returns the number of rows.
 */
export async function writeBackupFile(
  path: string,
  header: BackupHeader,
  batches: AsyncIterable<RowBatch>,
): Promise<number> {
  let count = 0
  async function* lines() {
    yield `${FORMAT}\t${JSON.stringify(header)}\n`
    for await (const { table, jsons } of batches) {
      count += jsons.length
      yield jsons.map((json) => `${table}\t${json}\n`).join('')
    }
    yield `\t${count}\n`
  }
  const unfinished = `${path}.unfinished`
  try {
    const file = await open(unfinished, 'w', 0o600)
    await pipeline(Readable.from(lines()), createGzip(), file.createWriteStream({ flush: true }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return count
}

/**
 * Opens a backup. Its rows can be read once, about a megabyte at a time.
 *
 * @throws {BackupError} at once when the file is no backup, while reading when it is damaged or cut off.
 */
export async function readBackupFile(
  path: string,
): Promise<{ header: BackupHeader; batches: AsyncGenerator<RowBatch> }> {
  const chunks = readChunks(path)
  const [first, ...rest] = (await chunks.next()).value ?? []
  if (first?.name !== FORMAT) throw new BackupError(`${path} is geen back-up van Klopt.`)
  return { header: JSON.parse(first.json) as BackupHeader, batches: readBatches(path, rest, chunks) }
}

async function* readBatches(
  path: string,
  firstLines: Line[],
  chunks: AsyncGenerator<Line[]>,
): AsyncGenerator<RowBatch> {
  let count = 0
  let lines: Line[] | undefined = firstLines
  while (lines) {
    const end = lines.findIndex(({ name }) => name === '')
    const rows: Line[] = end < 0 ? lines : lines.slice(0, end)
    yield* byTable(rows)
    count += rows.length
    const last = lines[end]
    if (last && Number(last.json) === count) return
    if (last) break
    lines = (await chunks.next()).value
  }
  throw damaged(path)
}

function byTable(lines: Line[]): RowBatch[] {
  const tables = Map.groupBy(lines, ({ name }) => name)
  return [...tables].map(([table, rows]) => ({ table, jsons: rows.map(({ json }) => json) }))
}

interface Line {
  name: string
  json: string
}

/** The lines of the file, as many at a time as are in a megabyte. */
async function* readChunks(path: string): AsyncGenerator<Line[], undefined> {
  const text = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8')
  pipe(createReadStream(path), text, () => {}) // An error reaches the loop below.
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = must(lines.pop(), 'the last of the lines')
      if (lines.length > 0) yield lines.map(split)
    }
  } catch (error) {
    throw damaged(path, error)
  }
}

function split(line: string): Line {
  const tab = line.indexOf('\t')
  return { name: line.slice(0, tab), json: line.slice(tab + 1) }
}

function damaged(path: string, cause?: unknown): BackupError {
  return new BackupError(`De back-up ${path} is niet te lezen of beschadigd. Gebruik een andere back-up.`, { cause })
}
