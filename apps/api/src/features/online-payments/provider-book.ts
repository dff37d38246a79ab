import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'

/** The book in which payments of the provider land; null where nobody can pay online. */
export async function providerBookOf(
  { settings }: Pick<Services, 'settings'>,
  db: Db,
  administrationId: number,
): Promise<number | null> {
  if (settings.mollieKey === null) return null
  const book = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('financial_type', '=', 'MOLLIE')
    .orderBy('id')
    .executeTakeFirst()
  return book?.id ?? null
}
