import type { Dossier } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { listDossierDocuments, type DossierOf } from './dossier-documents.ts'

const nameOf = sql<string>`u.first_name || ' ' || u.last_name`

/** The checklist of a year as it was laid out, its notes and its files, the newest first. */
export async function readDossier(db: Db, { administrationId, fiscalYear }: DossierOf): Promise<Dossier> {
  const items = await db
    .selectFrom('dossier_items as i')
    .leftJoin('people as u', 'u.id', 'i.done_by')
    .select(['i.id', 'i.body', 'i.done_at', sql<string | null>`u.first_name || ' ' || u.last_name`.as('done_by')])
    .where('i.administration_id', '=', administrationId)
    .where('i.fiscal_year', '=', fiscalYear)
    .orderBy('i.id')
    .execute()
  const notes = await db
    .selectFrom('dossier_notes as n')
    .innerJoin('people as u', 'u.id', 'n.written_by')
    .select(['n.id', 'n.body', 'n.written_at', nameOf.as('written_by')])
    .where('n.administration_id', '=', administrationId)
    .where('n.fiscal_year', '=', fiscalYear)
    .orderBy('n.id', 'desc')
    .execute()
  return {
    fiscalYear,
    items: items.map((row) => ({
      id: row.id,
      text: row.body,
      doneBy: row.done_by,
      doneAt: toTimestampOrNull(row.done_at),
    })),
    notes: notes.map((row) => ({
      id: row.id,
      text: row.body,
      writtenBy: row.written_by,
      writtenAt: toTimestamp(row.written_at),
    })),
    documents: await listDossierDocuments(db, { administrationId, fiscalYear }),
  }
}

/** Puts on the checklist what is not on it yet, in whatever letters; answers the texts that are new. */
export async function addDossierItems(db: Db, of: DossierOf, texts: readonly string[]): Promise<string[]> {
  const rows = await db
    .insertInto('dossier_items')
    .values(
      texts.map((text) => ({
        administration_id: of.administrationId,
        fiscal_year: of.fiscalYear,
        body: text.trim(),
        done_by: null,
        done_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('body')
    .execute()
  return rows.map(({ body }) => body)
}

/** What of some texts is not on the checklist yet. */
export async function newDossierItems(db: Db, of: DossierOf, texts: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('dossier_items')
    .select(sql<string>`lower(body)`.as('body'))
    .where('administration_id', '=', of.administrationId)
    .where('fiscal_year', '=', of.fiscalYear)
    .execute()
  const known = new Set(rows.map(({ body }) => body))
  return texts.map((text) => text.trim()).filter((text) => !known.has(text.toLowerCase()))
}

/** Says that an item was done, by whom and when, or not after all. Throws `not_found`. */
export async function tickDossierItem(
  db: Db,
  { administrationId, fiscalYear }: DossierOf,
  itemId: number,
  done: { readonly by: number; readonly at: Date } | null,
): Promise<void> {
  const changed = await db
    .updateTable('dossier_items')
    .set({ done_by: done?.by ?? null, done_at: done?.at ?? null })
    .where('administration_id', '=', administrationId)
    .where('fiscal_year', '=', fiscalYear)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new ApiError('not_found')
}

/** Takes an item off the checklist. Throws `not_found`. */
export async function removeDossierItem(
  db: Db,
  { administrationId, fiscalYear }: DossierOf,
  itemId: number,
): Promise<void> {
  const gone = await db
    .deleteFrom('dossier_items')
    .where('administration_id', '=', administrationId)
    .where('fiscal_year', '=', fiscalYear)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new ApiError('not_found')
}
