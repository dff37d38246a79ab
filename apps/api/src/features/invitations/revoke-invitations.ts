import type { Db } from '../../database/db.ts'

/**
 * Takes back what a user sent and nobody accepted yet, so that who loses the right to let people in has no way back
 * prepared. Answers the ids.
 */
export async function revokeInvitationsOf(
  db: Db,
  { administrationId, userId }: { administrationId: number; userId: number },
  now: Date,
): Promise<number[]> {
  const revoked = await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('administration_id', '=', administrationId)
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}
