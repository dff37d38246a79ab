import type { Asks } from '../database/asks.ts'
import { placeOf } from './file-store.ts'

/** Bytes that the database says there are. */
export interface ListedFile {
  readonly administrationId: number
  readonly sha256: Buffer
  readonly sizeBytes: number
  /** Within a store. */
  readonly place: string
}

/** All bytes that a database says there are, each once; asked as the owner of the tables. */
export async function listedFiles(database: Asks): Promise<ListedFile[]> {
  const { rows } = await database.query<{ administration_id: string | number; sha256: Buffer; size: string | number }>(
    `SELECT administration_id, sha256, max(size_bytes) AS size FROM files GROUP BY administration_id, sha256
    ORDER BY administration_id, sha256`,
  )
  return rows.map(({ administration_id: id, sha256, size }) => ({
    administrationId: Number(id),
    sha256,
    sizeBytes: Number(size),
    place: placeOf(Number(id), sha256),
  }))
}
