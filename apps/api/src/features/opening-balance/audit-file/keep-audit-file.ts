import type { AuditFileContents } from '@klopt/bookkeeping/audit-file'
import type { Db } from '../../../database/db.ts'
import { insertFile } from '../../../files/insert-file.ts'
import type { Author } from '../reverse-opening.ts'
import type { AuditFileRow } from './audit-file-rows.ts'

export interface StoredAuditFile {
  readonly name: string
  /** Of its bytes, which are in the store by now. */
  readonly sha256: Buffer
  readonly sizeBytes: number
  readonly contents: AuditFileContents
}

/** Keeps an audit file that was read. Answers its id. */
export async function keepAuditFile(
  db: Db,
  { administrationId, userId, now }: Author,
  { name, sha256, sizeBytes, contents }: StoredAuditFile,
): Promise<number> {
  const file = {
    administrationId,
    sha256,
    name,
    mimeType: 'application/xml',
    sizeBytes,
    createdBy: userId,
    createdAt: now,
  }
  const { id } = await db
    .insertInto('audit_files')
    .values({
      administration_id: administrationId,
      file_id: await insertFile(db, file),
      sha256,
      name,
      fiscal_year: contents.fiscalYear,
      created_by: userId,
      created_at: now,
      ...NOT_TAKEN,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same file once more, to be taken over anew: each is taken over once, and says when and what became of it. Answers its id. */
export async function keepAnew(
  db: Db,
  { administrationId, userId, now }: Author,
  { file_id, sha256, name, fiscal_year }: AuditFileRow,
): Promise<number> {
  const kept = { administration_id: administrationId, file_id, sha256, name, fiscal_year }
  const { id } = await db
    .insertInto('audit_files')
    .values({ ...kept, created_by: userId, created_at: now, ...NOT_TAKEN })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const NOT_TAKEN = {
  imported_by: null,
  imported_at: null,
  opening_balance_id: null,
  undone_by: null,
  undone_at: null,
}
