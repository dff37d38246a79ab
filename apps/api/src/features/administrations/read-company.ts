import { formatPostcode } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import type { CompanyParty } from '../../pdf/document.ts'

/** The company as it stands on documents: its name, address and VAT number. */
export function readCompany(db: Db, administrationId: number) {
  return db
    .selectFrom('administrations')
    .select(['company_name', 'address_street', 'address_postcode', 'address_city', 'vat_number'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
}

/** The company as it heads a paper that goes nowhere: under its address here. */
export async function companyOnPaper(db: Db, administrationId: number): Promise<CompanyParty> {
  const company = await readCompany(db, administrationId)
  const place = `${formatPostcode(company.address_postcode)} ${company.address_city}`.trim()
  return {
    name: company.company_name,
    addressLines: [company.address_street, place].filter((line) => line !== ''),
    country: null,
    vatNumber: company.vat_number,
  }
}
