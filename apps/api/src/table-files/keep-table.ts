import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '../kernel/api-error.ts'
import type { FileAnswer } from '../kernel/answer.ts'
import { csvOf } from './csv.ts'
import type { Table, TableFormat } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** Files that are being made, per user; of this process alone. */
const making = new Map<number, number>()
const AT_ONCE_PER_USER = 2

/**
 * Writes a table to disk and answers it as a file: the transaction that reads it is over when the file goes out, so
 * that no connection waits for a slow reader, and what fails is told as any error. Throws `export_running` when the
 * user has two made already.
 */
export async function keepTable<Row>(userId: number, table: Table<Row>, format: TableFormat): Promise<FileAnswer> {
  const running = making.get(userId) ?? 0 // zero: none is being made
  if (running >= AT_ONCE_PER_USER) throw new ApiError('export_running')
  making.set(userId, running + 1)
  const folder = await mkdtemp(join(tmpdir(), 'klopt-table-'))
  try {
    const path = join(folder, 'table')
    const { bytes, mimeType } = formats[format]
    await pipeline(bytes(table), createWriteStream(path, { mode: 0o600 }))
    const file = await open(path)
    return { name: `${table.name}.${format}`, mimeType, content: file.createReadStream() }
  } finally {
    leave(userId)
    // The file stays for who has it open.
    await rm(folder, { recursive: true, force: true })
  }
}

function leave(userId: number): void {
  const left = (making.get(userId) ?? 1) - 1 // zero: nobody leaves who did not come
  if (left > 0) making.set(userId, left)
  else making.delete(userId)
}

interface Format {
  readonly bytes: <Row>(table: Table<Row>) => AsyncIterable<Uint8Array>
  readonly mimeType: string
}
const formats: Record<TableFormat, Format> = {
  csv: { bytes: csvOf, mimeType: 'text/csv; charset=utf-8' },
  xlsx: { bytes: xlsxOf, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}
