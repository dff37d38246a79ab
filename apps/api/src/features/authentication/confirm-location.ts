import { withRead } from '../../database/transaction.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignInContext } from './finish-sign-in.ts'
import { activeUser, type KnownUser } from './known-user.ts'
import { linkAddresses } from './link-address.ts'
import { familiarityOf, trustLocation, type Location } from './locations.ts'
import { createLink, spendLink, type LinkClaim } from './mailed-links.ts'
import { confirmLocationMail } from './mails.ts'
import { oncePerMinute, perHour } from './mail-limits.ts'
import { queueMail } from './send-mail.ts'

/**
 * What stands between a right password and going on: nothing, a confirmation by mail (2018), or the same without
 * another mail, because the user got so many lately that one more would only be a nuisance.
 */
export type LocationVerdict = 'accepted' | 'mail' | 'no more mail'

/** Judges where somebody signs in from. Runs outside of a transaction. */
export async function judgeLocation(
  { pool }: Services,
  user: KnownUser,
  location: Location,
  now: Date,
): Promise<LocationVerdict> {
  if (!user.confirmsLocations) return 'accepted'
  const familiarity = await withRead(pool, { kind: 'system' }, (db) => familiarityOf(db, user.id, location))
  if (familiarity !== 'unknown') return 'accepted'
  const key = `location mail\0${user.id}`
  const mails =
    (await countAttempt(pool, `${key}\0minute`, oncePerMinute, now)) &&
    (await countAttempt(pool, `${key}\0hour`, perHour, now))
  return mails ? 'mail' : 'no more mail'
}

/** Mails the link that lets the user in, and leads on to where they were going. */
export async function mailLocationLink(
  { db, services, request, now, jobs, audit }: SignInContext,
  user: KnownUser,
  location: Location,
  returnTarget: string | undefined,
): Promise<void> {
  const links = linkAddresses(services.settings.publicUrl)
  const token = await createLink(db, { userId: user.id, purpose: 'confirm_location', location }, now)
  const mail = confirmLocationMail({ request, now }, links.confirmLocation(token, user.id, returnTarget), links)
  await queueMail(jobs, services, user.emailAddress, mail)
  audit('question_location', 'user', user.id, { network: location.network }, { userId: user.id })
}

/**
 * Uses the mailed link: where it was asked for and where it is opened become known. Throws `sign_in_link_invalid`,
 * also for a user who was deactivated meanwhile.
 */
export async function confirmLocation(
  { db, now, audit }: SignInContext,
  claim: Omit<LinkClaim, 'purpose'>,
  openedAt: Location,
): Promise<KnownUser> {
  const link = await spendLink(db, { ...claim, purpose: 'confirm_location' }, now)
  const user = await activeUser(db, claim.userId)
  const { device_hash: deviceHash, network } = link
  if (deviceHash !== null && network !== null) await trustLocation(db, user.id, { deviceHash, network }, now)
  await trustLocation(db, user.id, openedAt, now)
  audit('confirm_location', 'user', user.id, { network }, { userId: user.id })
  return user
}
