import { buyerConflicts } from '@klopt/bookkeeping/documents'
import { isVatCode, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** What is booked without an invoice. */
interface BookedLine {
  readonly vatCode?: string | null
  readonly contactId?: number | null
}

/** Whether the intra-community list repeats what is booked under a code. */
export const isListed = (code: string | null | undefined): code is VatCode =>
  code != null && isVatCode(code) && VAT_CODES[code].icp !== null

/**
 * Why the intra-community list could not hold each of these lines, in Dutch: it names customers by their VAT number, and what
 * has none could never be handed in. Null for a line that fits, or that is no supply within the EU.
 */
export async function listConflicts(
  db: Db,
  administrationId: number,
  lines: readonly BookedLine[],
): Promise<(string | null)[]> {
  const ids = lines.flatMap(({ vatCode, contactId }) => (isListed(vatCode) ? (contactId ?? []) : []))
  const customers = ids.length === 0 ? new Map<number, Customer>() : await customersOf(db, administrationId, ids)
  return lines.map(({ vatCode, contactId }) => {
    if (!isListed(vatCode)) return null
    const customer = contactId == null ? undefined : customers.get(contactId)
    if (customer === undefined)
      return `‘${VAT_CODES[vatCode].label}’ is voor een klant met een btw-id uit een ander EU-land. Kies die klant erbij, of maak er een factuur van.`
    return buyerConflicts(customer, [vatCode]).find(({ field }) => field === 'buyer.vatId')?.text ?? null
  })
}

interface Customer {
  readonly country: string
  readonly vatId: string | null
}

async function customersOf(
  db: Db,
  administrationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Customer>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'address_country', 'vat_number'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', sql<number>`ANY (${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, address_country: country, vat_number: vatId }) => [id, { country, vatId }]))
}
