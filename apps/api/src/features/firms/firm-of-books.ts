import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface FirmOfBooks {
  readonly firmId: number
  readonly firmName: string
  readonly companyName: string
  /** The names of who at the firm enters the books. */
  readonly colleagues: string[]
}

/** The firm that looks after the books of the scope, with who of it enters them; null without one. */
export async function firmOfBooks(db: Db, administrationId: number): Promise<FirmOfBooks | null> {
  const books = await db
    .selectFrom('companies as a')
    .innerJoin('firms as f', 'f.id', 'a.firm_id')
    .select(['f.id', 'f.company_name as firm_name', 'a.company_name'])
    .where('a.id', '=', administrationId)
    .executeTakeFirst()
  if (!books) return null
  const colleagues = await db
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('firm_id', '=', books.id)
    .where('deactivated_at', 'is', null)
    .where(sql<boolean>`(firm_sees_all OR ${administrationId}::bigint IN (SELECT clients_given_to(people.id, NULL)))`)
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return {
    firmId: books.id,
    firmName: books.firm_name,
    companyName: books.company_name,
    colleagues: colleagues.map((row) => `${row.first_name} ${row.last_name}`),
  }
}
