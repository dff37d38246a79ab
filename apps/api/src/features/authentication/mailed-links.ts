import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { linkLifetimesMs } from './link-lifetimes.ts'
import type { Location } from './locations.ts'

type Purpose = Schema['mailed_links']['purpose']

export interface NewLink {
  readonly userId: number
  readonly purpose: Purpose
  /** Of confirm_location: where somebody tried to sign in. */
  readonly location?: Location
  /** Of change_email_address: the new one. */
  readonly emailAddress?: string
}

/** Makes a link that works once and shortly; answers its token, which is kept nowhere but in the mail. */
export async function createLink(db: Db, link: NewLink, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('mailed_links')
    .values({
      token_hash: hashToken(token),
      user_id: link.userId,
      purpose: link.purpose,
      device_hash: link.location?.deviceHash ?? null,
      network: link.location?.network ?? null,
      email_address: link.emailAddress ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifetimesMs[link.purpose]),
      used_at: null,
    })
    .execute()
  return token
}

export interface LinkClaim {
  readonly userId: number
  readonly purpose: Purpose
  readonly token: string
}

/** Uses a link up. Of two at once one gets it. Throws `sign_in_link_invalid` for whatever cannot be used. */
export async function spendLink(db: Db, { userId, purpose, token }: LinkClaim, now: Date) {
  const link = await db
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['device_hash', 'network', 'email_address'])
    .executeTakeFirst()
  if (link === undefined) throw new ApiError('sign_in_link_invalid')
  return link
}

/** No link that was mailed to the user before works any longer, or none of one purpose. */
export async function endLinks(db: Db, userId: number, now: Date, purpose?: Purpose): Promise<void> {
  const links = db.updateTable('mailed_links').set({ used_at: now }).where('user_id', '=', userId)
  await (purpose === undefined ? links : links.where('purpose', '=', purpose)).where('used_at', 'is', null).execute()
}
