import type { Days } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface HandIn {
  readonly handedInOn: string
  /** Of a correction: the day that counted for its eight weeks. */
  readonly discoveredOn: string | null
}

/** The day on which something was handed in: today, or the one that was said. Throws `invalid_input`. */
export function handedInDay(said: string | undefined, { end }: Pick<Days, 'end'>, today: string): string {
  const day = said ?? today
  if (day > end && day <= today) return day
  const text = 'Kies de dag waarop je hebt ingediend: na het tijdvak en niet in de toekomst'
  throw new ApiError('invalid_input', { fields: { handedInOn: text } })
}

/** Keeps when a return or a correction was handed in. */
export async function keepHandIn(
  db: Db,
  administrationId: number,
  returnId: number,
  { handedInOn, discoveredOn }: HandIn,
): Promise<void> {
  await db
    .insertInto('vat_hand_ins')
    .values({
      administration_id: administrationId,
      return_id: returnId,
      handed_in_on: handedInOn,
      discovered_on: discoveredOn,
    })
    .execute()
}

export async function forgetHandIn(db: Db, administrationId: number, returnId: number): Promise<void> {
  await db
    .deleteFrom('vat_hand_ins')
    .where('administration_id', '=', administrationId)
    .where('return_id', '=', returnId)
    .execute()
}

/** When a return or a correction was handed in; null where nobody said so. */
export async function handInOf(db: Db, administrationId: number, returnId: number): Promise<HandIn | null> {
  const row = await db
    .selectFrom('vat_hand_ins')
    .select(['handed_in_on', 'discovered_on'])
    .where('administration_id', '=', administrationId)
    .where('return_id', '=', returnId)
    .executeTakeFirst()
  return row ? { handedInOn: row.handed_in_on, discoveredOn: row.discovered_on } : null
}
