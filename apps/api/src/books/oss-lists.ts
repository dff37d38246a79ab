import type { OssList } from '@klopt/bookkeeping/vat-return'
import type { Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'

export type CurrentOssList = Selectable<Schema['oss_lists']>

/** The lists of the one-stop shop that stand, oldest first. */
export function currentOssLists(db: Db, administrationId: number): Promise<CurrentOssList[]> {
  return db
    .selectFrom('oss_lists')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('period_start')
    .execute()
}

export interface NewOssList {
  readonly administrationId: number
  readonly period: { readonly start: string; readonly end: string }
  readonly list: OssList
  readonly handedInOn: string
  readonly filedBy: number
  readonly at: Date
}

/** Keeps a list as it was handed in; answers its id. */
export async function keepOssList(
  db: Db,
  { administrationId, period, list, handedInOn, filedBy, at }: NewOssList,
): Promise<number> {
  const { id } = await db
    .insertInto('oss_lists')
    .values({
      administration_id: administrationId,
      period_start: period.start,
      period_end: period.end,
      rows: JSON.stringify(list.rows),
      corrections: JSON.stringify(list.corrections),
      vat_cents: list.vatCents,
      handed_in_on: handedInOn,
      filed_by: filedBy,
      filed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a list back, with the reference under which it would be paid: the list that takes its place can have that. */
export async function takeBackOssList(
  db: Db,
  { administrationId, listId, at }: { administrationId: number; listId: number; at: Date },
): Promise<void> {
  await keepOssReference(db, { administrationId, listId, reference: null })
  await db
    .updateTable('oss_lists')
    .set({ deleted_at: at })
    .where('administration_id', '=', administrationId)
    .where('id', '=', listId)
    .execute()
}

/** Under which reference each list is paid, by its id, as far as somebody said. */
export async function ossReferences(db: Db, administrationId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('oss_payment_references')
    .select(['list_id', 'reference'])
    .where('administration_id', '=', administrationId)
    .execute()
  return new Map(rows.map((row) => [row.list_id, row.reference]))
}

/** Keeps under which reference a list is paid; null takes it away. Throws `oss_reference_taken`. */
export async function keepOssReference(
  db: Db,
  { administrationId, listId, reference }: { administrationId: number; listId: number; reference: string | null },
): Promise<void> {
  if (reference === null) {
    await db
      .deleteFrom('oss_payment_references')
      .where('administration_id', '=', administrationId)
      .where('list_id', '=', listId)
      .execute()
    return
  }
  await db
    .insertInto('oss_payment_references')
    .values({ administration_id: administrationId, list_id: listId, reference })
    .onConflict((conflict) => conflict.columns(['administration_id', 'list_id']).doUpdateSet({ reference }))
    .execute()
}
