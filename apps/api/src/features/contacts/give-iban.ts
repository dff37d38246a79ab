import type { Db } from '../../database/db.ts'

/** Writes the IBAN of a contact that has none; one that is there stays. */
export async function giveIban(
  db: Db,
  { administrationId, contactId, iban }: { administrationId: number; contactId: number; iban: string },
): Promise<void> {
  await db
    .updateTable('contacts')
    .set((expression) => ({ iban, version: expression('version', '+', 1) }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .where('iban', 'is', null)
    .execute()
}
