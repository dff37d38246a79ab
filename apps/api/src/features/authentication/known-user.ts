import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** Somebody whose password, or mailed link, was right. */
export interface SigningIn {
  readonly id: number
  readonly emailAddress: string
  /** Whether a new device or network has to be confirmed by mail. */
  readonly confirmsLocations: boolean
}

export interface KnownUser extends SigningIn {
  readonly hasSecondFactor: boolean
}

interface Row {
  id: number
  email_address: string
  confirms_locations: boolean
  totp_secret: string | null
}

export function knownUserOf(row: Row): KnownUser {
  return {
    id: row.id,
    emailAddress: row.email_address,
    confirmsLocations: row.confirms_locations,
    hasSecondFactor: row.totp_secret !== null,
  }
}

/** The user of a mailed link. Throws `sign_in_link_invalid` for one who was deactivated meanwhile. */
export async function activeUser(db: Db, userId: number): Promise<KnownUser> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email_address', 'confirms_locations', 'totp_secret'])
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('sign_in_link_invalid')
  return knownUserOf(row)
}
