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
