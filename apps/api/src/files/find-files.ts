import type { Db } from '../database/db.ts'

export interface FoundFile {
  readonly id: number
  readonly name: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

/** Files of an administration by their ids; one that is not there is left out. */
export async function findFiles(
  db: Db,
  administrationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'mime_type as mimeType', 'size_bytes as sizeBytes', 'sha256'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
