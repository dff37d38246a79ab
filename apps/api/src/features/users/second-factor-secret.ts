import type { Db } from '../../database/db.ts'

/** The second factor of a user, encrypted; null while two-factor is off. */
export async function sealedSecretOf(db: Db, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('totp_secret').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.totp_secret
}

/** A secret that was shown and not proved, encrypted; null without one. */
export async function pendingSecretOf(db: Db, userId: number): Promise<string | null> {
  const { totp_pending_secret: pending } = await db
    .selectFrom('users')
    .select('totp_pending_secret')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return pending
}

/** Keeps a secret that was shown and not proved, encrypted; false when two-factor is on. */
export async function keepPendingSecret(db: Db, userId: number, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_pending_secret: sealed })
    .where('id', '=', userId)
    .where('totp_secret', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface ProvedPending {
  /** As it was kept; another one since then is not turned on. */
  readonly sealedPending: string
  readonly sealedSecret: string
  /** The step of the code that proved it, which is used up. */
  readonly step: number
}

/** Makes a pending secret the second factor; false when it is no longer the pending one, or two-factor is on. */
export async function turnSecretOn(
  db: Db,
  userId: number,
  { sealedPending, sealedSecret, step }: ProvedPending,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: sealedSecret, totp_last_step: step, totp_pending_secret: null })
    .where('id', '=', userId)
    .where('totp_secret', 'is', null)
    .where('totp_pending_secret', '=', sealedPending)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the second factor, proved or pending. */
export async function removeSecret(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ totp_secret: null, totp_last_step: null, totp_pending_secret: null })
    .where('id', '=', userId)
    .execute()
}

/** Uses up the code of a step; false when it, or a later one, was used before. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((expression) =>
      expression.or([expression('totp_last_step', 'is', null), expression('totp_last_step', '<', step)]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps the same secret encrypted anew, unless it was replaced meanwhile. */
export async function resealSecret(
  db: Db,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ totp_secret: to })
    .where('id', '=', userId)
    .where('totp_secret', '=', from)
    .execute()
}
