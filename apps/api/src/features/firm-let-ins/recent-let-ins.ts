import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import { enteredBooks } from './entered-books.ts'
import type { LetIn } from './mail.ts'

/** So long it is news. */
const DAYS = 14

/** Whom the firm of these books let in these last days and who still enters them, on which days by now, the latest first; in their scope. */
export async function recentLetIns(db: Db, administrationId: number, now: Date): Promise<(LetIn & { id: number })[]> {
  const today = civilDate(now)
  const rows = await db
    .selectFrom('firm_let_ins as l')
    .innerJoin('people as u', 'u.id', 'l.user_id')
    .innerJoin('companies as a', 'a.id', 'l.administration_id')
    .select(['l.id', 'l.user_id', 'u.first_name', 'u.last_name', 'a.firm_id'])
    .where('l.administration_id', '=', administrationId)
    .where('l.created_at', '>=', new Date(`${addDays(today, -DAYS)}T00:00:00Z`))
    .orderBy('l.id', 'desc')
    .execute()
  const firmId = rows[0]?.firm_id ?? null
  if (firmId === null) return []
  const entering = await enteredBooks(db, { firmId, userIds: rows.map((row) => row.user_id), today })
  const inside = new Map(entering.map((entered) => [entered.userId, entered]))
  // Who was let in a second time is told of once.
  const last = rows.filter((row, index) => rows.findIndex((other) => other.user_id === row.user_id) === index)
  return last.flatMap((row) => {
    const entered = inside.get(row.user_id)
    if (entered === undefined) return []
    const { startsOn, endsOn } = entered
    return [{ id: row.id, name: `${row.first_name} ${row.last_name}`, startsOn, endsOn }]
  })
}
