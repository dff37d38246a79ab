import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'
import { providerKeyOf } from './provider-key.ts'

/** The book in which payments of the provider land; null where nobody can pay online. */
export async function providerBookOf(
  services: Pick<Services, 'settings' | 'secretBox'>,
  db: Db,
  administrationId: number,
): Promise<number | null> {
  if ((await providerKeyOf(services, db, administrationId)) === null) return null
  const book = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('financial_type', '=', 'MOLLIE')
    .orderBy('id')
    .executeTakeFirst()
  return book?.id ?? null
}
