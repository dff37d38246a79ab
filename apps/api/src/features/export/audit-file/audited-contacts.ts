import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { AuditedContact } from '@klopt/bookkeeping/reports'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import type { FiscalYear } from './fiscal-year.ts'
import { pages } from './pages.ts'

type ContactRow = Selectable<Schema['trading_partners']>

interface Dealings {
  readonly id: number
  readonly is_customer: boolean
  readonly is_supplier: boolean
  readonly opening_cents: number
  readonly closing_cents: number
}

/** Every customer and supplier, with what they owed and were owed when the year began and when it ended. */
export async function* auditedContacts(db: Db, year: FiscalYear): AsyncGenerator<AuditedContact> {
  const read = (after: number, limit: number) => contactsBehind(db, year.administrationId, after, limit)
  for await (const contacts of pages(read, ({ id }) => id)) {
    const dealings = await dealingsOf(db, year, contacts)
    for (const contact of contacts) yield present(contact, dealings.get(contact.id))
  }
}

function contactsBehind(db: Db, administrationId: number, after: number, limit: number): Promise<ContactRow[]> {
  return db
    .selectFrom('trading_partners')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Of an opening balance there is no document: whom it is of, its lines say. */
async function dealingsOf(
  db: Db,
  { administrationId, from, to, openingEntryIds }: FiscalYear,
  contacts: readonly ContactRow[],
): Promise<Map<number, Dealings>> {
  const ids = contacts.map(({ id }) => id)
  const withCode = (code: string) =>
    sql`ARRAY(SELECT id FROM ledger_accounts WHERE administration_id = ${administrationId} AND rgs_code = ${code})`
  const [receivables, payables] = [withCode(SYSTEM_ACCOUNTS.receivables), withCode(SYSTEM_ACCOUNTS.payables)]
  const { rows } = await sql<Dealings>`
    WITH owed AS (
      SELECT contact_id, sum(debit_cents - credit_cents) AS closing,
        sum(debit_cents - credit_cents) FILTER (
          WHERE entry_date < ${from} OR entry_id = ANY(${openingEntryIds}::bigint[])
        ) AS opening,
        bool_or(account_id = ANY(${receivables})) AS has_owed, bool_or(account_id = ANY(${payables})) AS was_owed
      FROM ledger_lines
      WHERE administration_id = ${administrationId} AND contact_id = ANY(${ids}::bigint[]) AND entry_date <= ${to}
        AND account_id = ANY(${receivables} || ${payables})
      GROUP BY contact_id
    )
    SELECT id, coalesce(opening, 0)::bigint AS opening_cents, coalesce(closing, 0)::bigint AS closing_cents,
      EXISTS (
        SELECT FROM sales_invoices i
        WHERE i.administration_id = ${administrationId} AND i.contact_id = asked.id AND i.deleted_at IS NULL
      ) OR coalesce(has_owed, false) AS is_customer,
      EXISTS (
        SELECT FROM purchases p
        WHERE p.administration_id = ${administrationId} AND p.contact_id = asked.id AND p.deleted_at IS NULL
      ) OR coalesce(was_owed, false) AS is_supplier
    FROM unnest(${ids}::bigint[]) AS asked (id) LEFT JOIN owed ON owed.contact_id = asked.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function present(row: ContactRow, dealings: Dealings | undefined): AuditedContact {
  return {
    id: row.id,
    name: row.name,
    attention: row.attention,
    phone: row.phone,
    emailAddress: row.email_address,
    kvkNumber: row.kvk_number,
    vatNumber: row.vat_number,
    iban: row.iban,
    street: row.address_street,
    postcode: row.address_postcode,
    city: row.address_city,
    country: row.address_country,
    isCustomer: dealings?.is_customer ?? false,
    isSupplier: dealings?.is_supplier ?? false,
    openingCents: dealings?.opening_cents ?? 0, // zero: nothing was ever owed
    closingCents: dealings?.closing_cents ?? 0, // zero: nothing was ever owed
  }
}
