import type { Candidate, Proposal } from '@klopt/recognition'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'

export interface FoundSupplier {
  readonly id: number
  readonly name: string
  readonly paymentTermDays: number | null
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
}

export type SupplierDetails = Pick<Proposal['supplier'], 'name' | 'kvkNumber' | 'vatNumber' | 'iban' | 'postcode'>

/** What a document says of its supplier, without what is the administration's own. */
export async function othersDetails(
  db: Db,
  administrationId: number,
  supplier: Proposal['supplier'],
): Promise<SupplierDetails> {
  const own = await db
    .selectFrom('companies')
    .select(['company_name', 'kvk_number', 'vat_number', 'iban'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const books = await db
    .selectFrom('ledger_journals')
    .select('iban')
    .where('administration_id', '=', administrationId)
    .where('iban', 'is not', null)
    .execute()
  return {
    name: unless(supplier.name, [own.company_name]),
    kvkNumber: unless(supplier.kvkNumber, [own.kvk_number]),
    vatNumber: unless(supplier.vatNumber, [own.vat_number]),
    iban: unless(supplier.iban, [own.iban, ...books.map(({ iban }) => iban)]),
    postcode: supplier.postcode,
  }
}

function unless(candidate: Candidate<string> | null, own: readonly (string | null)[]): Candidate<string> | null {
  return candidate === null || own.some((value) => value !== null && plain(value) === plain(candidate.value))
    ? null
    : candidate
}

function plain(text: string): string {
  return text.replace(/[\s.]/g, '').toLowerCase()
}

/**
 * The contact that a document is from: by its IBAN, KvK number or btw-id, else the one that recognition saw, else by its
 * exact name; of two that share an account or a number the one that the paper names. Contacts that were made since the reading are found too, those in the archive are not.
 */
export async function findSupplier(
  db: Db,
  administrationId: number,
  recognisedId: number | null,
  { name, kvkNumber, vatNumber, iban }: SupplierDetails,
): Promise<FoundSupplier | null> {
  const matches = sql`ARRAY[iban = ${iban?.value ?? null}, kvk_number = ${kvkNumber?.value ?? null},
    vat_number = ${vatNumber?.value ?? null}, id = ${recognisedId}, lower(name) = lower(${name?.value ?? null})]`
  const { rows } = await sql<FoundSupplier>`
    SELECT id, name, payment_term_days AS "paymentTermDays", kvk_number AS "kvkNumber", vat_number AS "vatNumber"
    FROM (
      SELECT *, array_position(${matches}, true) AS rank FROM trading_partners
      WHERE administration_id = ${administrationId} AND archived_at IS NULL
    ) c
    WHERE rank IS NOT NULL
    ORDER BY rank, (lower(name) = lower(${name?.value ?? null})) IS TRUE DESC, (id = ${recognisedId}) IS TRUE DESC, id
    LIMIT 1`.execute(db)
  return rows[0] ?? null
}
