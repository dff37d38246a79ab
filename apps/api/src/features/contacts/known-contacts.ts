import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** What tells a contact from another. */
export interface KnownContactRow {
  readonly id: number
  readonly name: string
  readonly postcode: string
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
  readonly isArchived: boolean
}

/** Every contact of the administration, those in use before archived ones. */
export async function knownContacts(db: Db, administrationId: number): Promise<KnownContactRow[]> {
  const { rows } = await sql<KnownContactRow>`
    SELECT id, name, address_postcode AS postcode, kvk_number AS "kvkNumber", vat_number AS "vatNumber",
      archived_at IS NOT NULL AS "isArchived"
    FROM contacts WHERE administration_id = ${administrationId} ORDER BY archived_at IS NOT NULL, id`.execute(db)
  return rows
}

/** Puts contacts into the archive; what stands on their name stays. */
export async function archiveContacts(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  contactIds: readonly number[],
): Promise<void> {
  await sql`UPDATE contacts SET archived_at = ${now}, version = version + 1
    WHERE administration_id = ${administrationId} AND archived_at IS NULL
      AND id = ANY (${[...contactIds]}::bigint[])`.execute(db)
}
