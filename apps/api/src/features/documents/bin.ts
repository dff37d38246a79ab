import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { refusal } from '../../kernel/each-of-several.ts'
import { changeState } from './change-state.ts'

/**
 * Puts a document that was chosen with others in the bin, or takes it out, as it is by now. Throws `not_found`,
 * `invalid_input` where it is there already, and what `changeState` throws.
 */
export async function moveToBin(
  db: Db,
  administrationId: number,
  { documentId, archived }: { documentId: number; archived: boolean },
): Promise<void> {
  const document = await db
    .selectFrom('documents')
    .select(['version', 'state'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst()
  if (!document) throw new ApiError('not_found')
  if ((document.state === 'archived') === archived) {
    throw refusal(archived ? 'Ligt al in de prullenbak' : 'Ligt niet in de prullenbak')
  }
  const to = archived ? 'archived' : 'unprocessed'
  await changeState(db, administrationId, { documentId, version: document.version, to })
}

/** The names of documents by their ids. */
export async function documentNames(
  db: Db,
  administrationId: number,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('stored_files', (join) =>
      join
        .onRef('stored_files.id', '=', 'documents.file_id')
        .on('stored_files.administration_id', '=', administrationId),
    )
    .select(['documents.id', 'stored_files.name'])
    .where('documents.administration_id', '=', administrationId)
    .where('documents.id', 'in', [...documentIds])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
