import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'

/** Throws `invalid_input` about the field for who does not work at the firm. */
export async function assertColleague(db: Db, firmId: number, userId: number, field: string): Promise<void> {
  const colleague = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', userId)
    .where('firm_id', '=', firmId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!colleague) throw new ApiError('invalid_input', { fields: { [field]: 'Kies een collega van je kantoor' } })
}
