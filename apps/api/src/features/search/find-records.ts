import type { FoundRecord } from '@klopt/api-client/contract'
import { FOUND_OF_KIND } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { searchedCents } from '../../kernel/searched-cents.ts'

/** An index knows words by three letters of theirs; of shorter ones a contact's name may begin with them. */
const LEAST_LETTERS = 3

type Row = Omit<FoundRecord, 'date' | 'amountCents'> & { day: string | null; amount_cents: number | null }

/** What has a text in its words, or comes to the amount it is: of each kind the newest few. One statement, by indexes alone. */
export async function findRecords(db: Db, administrationId: number, text: string): Promise<FoundRecord[]> {
  const pattern = text.length < LEAST_LETTERS ? null : likePattern(text)
  const { rows } = await sql<Row>`
    SELECT kind, id, number, name, day, amount_cents
    FROM find_records(${administrationId}, ${pattern}, ${text}, ${searchedCents(text)}, ${FOUND_OF_KIND})`.execute(db)
  return rows.map(({ day, amount_cents, ...row }) => ({ ...row, date: day, amountCents: amount_cents }))
}
