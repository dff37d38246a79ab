import type { Db } from '../database/db.ts'

export interface NewFile {
  readonly administrationId: number
  /** Of its bytes, which are in the store by now. */
  readonly sha256: Buffer
  readonly name: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Null for what the server made by itself. */
  readonly createdBy: number | null
  readonly createdAt: Date
}

/** Keeps that an administration has a file. Answers its id; rows of files are never changed or removed. */
export async function insertFile(db: Db, file: NewFile): Promise<number> {
  const { id } = await db
    .insertInto('files')
    .values({
      administration_id: file.administrationId,
      sha256: file.sha256,
      name: file.name,
      mime_type: file.mimeType,
      size_bytes: file.sizeBytes,
      created_by: file.createdBy,
      created_at: file.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
