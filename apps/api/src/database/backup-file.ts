import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

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

/** A row as the text of its JSON: parsing it here would round numbers that JavaScript cannot hold. */
export interface BackupRow {
  table: string
  json: string
}

const FORMAT = 'klopt-backup-1'

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
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  let count = 0
  async function* lines() {
    yield `${FORMAT}\t${JSON.stringify(header)}\n`
    for await (const { table, json } of rows) {
      count += 1
      yield `${table}\t${json}\n`
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
 * Opens a backup. Its rows can be read once.
 *
 * @throws {BackupError} at once when the file is no backup, while reading when it is damaged or cut off.
 */
export async function readBackupFile(path: string): Promise<{ header: BackupHeader; rows: AsyncGenerator<BackupRow> }> {
  const lines = readLines(path)
  const first = await lines.next()
  const [format, json] = first.done ? [] : split(first.value)
  if (format !== FORMAT || json === undefined) throw new BackupError(`${path} is geen back-up van Klopt.`)
  return { header: JSON.parse(json) as BackupHeader, rows: readRows(path, lines) }
}

async function* readRows(path: string, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  let count = 0
  for await (const line of lines) {
    const [table, json] = split(line)
    if (table === '' && Number(json) === count) return
    if (table === '') break
    count += 1
    yield { table, json }
  }
  throw damaged(path)
}

function split(line: string): [string, string] {
  const tab = line.indexOf('\t')
  return [line.slice(0, tab), line.slice(tab + 1)]
}

async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  pipe(createReadStream(path), text, () => {}) // An error reaches the loop below.
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw damaged(path, error)
  }
}

function damaged(path: string, cause?: unknown): BackupError {
  return new BackupError(`De back-up ${path} is niet te lezen of beschadigd. Gebruik een andere back-up.`, { cause })
}
