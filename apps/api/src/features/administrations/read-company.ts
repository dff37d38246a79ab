import type { Db } from '../../database/db.ts'

/** The company as it stands on documents: its name, address and VAT number. */
export function readCompany(db: Db, administrationId: number) {
  return db
    .selectFrom('administrations')
    .select(['company_name', 'address_street', 'address_postcode', 'address_city', 'vat_number'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
}
