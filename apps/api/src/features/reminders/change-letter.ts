import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

interface LetterKey {
  readonly administrationId: number
  readonly letterId: number
}

/** Keeps when a letter was received; null when that is contested. Throws `not_found` for one that did not leave. */
export async function deliverLetter(db: Db, key: LetterKey, deliveredOn: string | null, today: string): Promise<void> {
  const letter = await db
    .selectFrom('reminder_letters')
    .select('letter_date')
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.letterId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  if (letter === undefined) throw new ApiError('not_found')
  if (deliveredOn !== null && (deliveredOn < letter.letter_date || deliveredOn > today)) {
    const message = 'Kies een dag vanaf de dag van de brief tot en met vandaag'
    throw new ApiError('invalid_input', { fields: { deliveredOn: message } })
  }
  await db
    .updateTable('reminder_letters')
    .set({ delivered_on: deliveredOn })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.letterId)
    .execute()
}

/** Asks the costs or the interest of a letter no more; answers whether that changed anything. Throws `not_found`. */
export async function waiveClaim(
  db: Db,
  { administrationId, letterId }: LetterKey,
  kind: 'costs' | 'interest',
  by: { readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const claim = await db
    .selectFrom('reminder_claims')
    .select('waived_at')
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', letterId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (claim === undefined) throw new ApiError('not_found')
  if (claim.waived_at !== null) return false
  await db
    .updateTable('reminder_claims')
    .set({ waived_at: by.now, waived_by: by.userId })
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', letterId)
    .where('kind', '=', kind)
    .execute()
  return true
}
