import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { enteredBooks, type Entered, type Entering } from './entered-books.ts'

export interface LettingIn extends Entering {
  readonly letInBy: number
  readonly now: Date
}

/** Does what may let colleagues into books, and notes into which they came by it, or on which days, that they did not enter before. */
export async function noteLetIns<T>(db: Db, letting: LettingIn, deed: () => Promise<T>): Promise<T> {
  const before = new Map((await enteredBooks(db, letting)).map((entered) => [keyOf(entered), entered]))
  const done = await deed()
  const after = await enteredBooks(db, letting)
  await keepLetIns(
    db,
    letting,
    after.filter((entered) => !covers(before.get(keyOf(entered)), entered, letting.today)),
  )
  return done
}

const keyOf = ({ administrationId, userId }: Entered): string => `${administrationId} ${userId}`

/** Whether who entered books already did so on every day of `now` that is not over. */
function covers(before: Entered | undefined, now: Entered, today: string): boolean {
  if (before === undefined) return false
  if (before.startsOn === null || before.endsOn === null) return true
  if (now.startsOn === null || now.endsOn === null) return false
  const from = now.startsOn > today ? now.startsOn : today
  return before.startsOn <= from && now.endsOn <= before.endsOn
}

async function keepLetIns(db: Db, { letInBy, now }: LettingIn, entered: readonly Entered[]): Promise<void> {
  if (entered.length === 0) return
  await sql`
    INSERT INTO firm_let_ins (administration_id, user_id, starts_on, ends_on, let_in_by, created_at)
    SELECT e.*, ${letInBy}, ${now}
    FROM unnest(${entered.map(({ administrationId }) => administrationId)}::bigint[],
      ${entered.map(({ userId }) => userId)}::bigint[],
      ${entered.map(({ startsOn }) => startsOn)}::date[], ${entered.map(({ endsOn }) => endsOn)}::date[]) e`.execute(db)
}
