import type { Db } from '../../database/db.ts'

export interface NewUser {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  /** Of who works at a firm of bookkeepers. */
  readonly firmId?: number | null
  /** Encrypted, of who has a second factor from the start. */
  readonly totpSecret?: string | null
  /** Whether a new device or network has to be confirmed by mail; it has when left out. */
  readonly confirmsLocations?: boolean
  /** The link that brought them here came by mail, so the address is theirs since then. */
  readonly now: Date
}

/** Keeps a new account. Answers its id; null when the address got one meanwhile. */
export async function createUser(db: Db, user: NewUser): Promise<number | null> {
  const { firmId = null, totpSecret = null, confirmsLocations = true } = user
  const created = await db
    .insertInto('users')
    .values({
      email_address: user.emailAddress,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      firm_id: firmId,
      totp_secret: totpSecret,
      confirms_locations: confirmsLocations,
      email_confirmed_at: user.now,
      deactivated_at: null,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}
