import type { Dossier } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { insertFile, type NewFile } from '../../files/insert-file.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'

export interface DossierOf {
  readonly administrationId: number
  readonly fiscalYear: number
}

type DossierDocument = Dossier['documents'][number]

/** What is kept in the dossier now, with where its bytes are. */
function keptDocuments(db: Db, { administrationId, fiscalYear }: DossierOf) {
  return db
    .selectFrom('dossier_documents as d')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'd.administration_id').onRef('f.id', '=', 'd.file_id'),
    )
    .innerJoin('people as u', 'u.id', 'd.added_by')
    .select(['d.id', 'd.added_at', 'f.name', 'f.mime_type', 'f.sha256', 'f.size_bytes'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('added_by'))
    .where('d.administration_id', '=', administrationId)
    .where('d.fiscal_year', '=', fiscalYear)
    .where('d.removed_at', 'is', null)
}

/** The files of the dossier, the newest first. */
export async function listDossierDocuments(db: Db, of: DossierOf): Promise<DossierDocument[]> {
  const rows = await keptDocuments(db, of).orderBy('d.id', 'desc').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sizeBytes: row.size_bytes,
    addedBy: row.added_by,
    addedAt: toTimestamp(row.added_at),
  }))
}

/** Keeps a stored file in the dossier; one that is there already, by name and content, is answered. */
export async function addDossierDocument(
  db: Db,
  of: DossierOf,
  file: Omit<NewFile, 'administrationId'> & { readonly createdBy: number },
): Promise<{ id: number; isNew: boolean }> {
  const same = await keptDocuments(db, of)
    .where('f.name', '=', file.name)
    .where('f.sha256', '=', file.sha256)
    .executeTakeFirst()
  if (same) return { id: same.id, isNew: false }
  const { administrationId, fiscalYear } = of
  const fileId = await insertFile(db, { ...file, administrationId })
  const { id } = await db
    .insertInto('dossier_documents')
    .values({
      administration_id: administrationId,
      fiscal_year: fiscalYear,
      file_id: fileId,
      added_by: file.createdBy,
      added_at: file.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true }
}

/** The file of a document, to download. Throws `not_found`. */
export async function findDossierDocument(db: Db, of: DossierOf, documentId: number) {
  const row = await keptDocuments(db, of).where('d.id', '=', documentId).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return { name: row.name, mimeType: row.mime_type, sha256: row.sha256 }
}

/** Takes a file out of the dossier; that it was there stays known. Throws `not_found`. */
export async function removeDossierDocument(
  db: Db,
  { administrationId, fiscalYear }: DossierOf,
  documentId: number,
  removed: { readonly by: number; readonly at: Date },
): Promise<void> {
  const changed = await db
    .updateTable('dossier_documents')
    .set({ removed_by: removed.by, removed_at: removed.at })
    .where('administration_id', '=', administrationId)
    .where('fiscal_year', '=', fiscalYear)
    .where('id', '=', documentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new ApiError('not_found')
}
