import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import type { RequestFacts } from '../../kernel/context.ts'
import type { TokenCookie } from '../../kernel/token-cookie.ts'
import { networkOf } from './network-of.ts'

/** Where somebody signs in: a browser and a network. */
export interface Location {
  readonly deviceHash: Buffer
  readonly network: string
}

/** The location of a request, with the cookie that lets its browser be known again. */
export interface RequestLocation extends Location {
  readonly deviceCookie: string
}

/** Browsers keep a cookie no longer than this; it is given anew at each sign-in. */
const DEVICE_LIFETIME_MS = 400 * 24 * 3_600_000

/** Where a request comes from. A browser without a device cookie gets a new one. */
export function locationOf({ address, cookies }: RequestFacts, deviceCookie: TokenCookie): RequestLocation {
  const token = deviceCookie.readToken(cookies) ?? newToken()
  return {
    deviceHash: hashToken(token),
    network: networkOf(address),
    deviceCookie: deviceCookie.write(token, DEVICE_LIFETIME_MS),
  }
}

/** `first`: the user has no known location at all, as with an account from before locations were kept. */
export type Familiarity = 'known' | 'unknown' | 'first'

/** Whether a user was seen with this browser as well as on this network. */
export async function familiarityOf(db: Db, userId: number, location: Location): Promise<Familiarity> {
  const { total, matching } = await db
    .selectFrom('known_locations')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) FILTER (WHERE (kind, value) IN (${sql.join(pairsOf(location))}))`.as('matching'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(total) === 0) return 'first'
  return Number(matching) === 2 ? 'known' : 'unknown'
}

/** Lets a user sign in from here from now on. */
export async function trustLocation(db: Db, userId: number, location: Location, now: Date): Promise<void> {
  await db
    .insertInto('known_locations')
    .values(rowsOf(location).map((row) => ({ ...row, user_id: userId, first_seen_at: now, last_seen_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Notes a sign-in. Tells whether it is the first one with this browser or on this network. A location that is
 * unknown stays so, unless the user has none at all.
 */
export async function noteSignIn(db: Db, userId: number, location: Location, now: Date): Promise<boolean> {
  if ((await familiarityOf(db, userId, location)) === 'first') await trustLocation(db, userId, location, now)
  const { rows } = await sql<{ is_new: boolean }>`
    UPDATE known_locations k SET last_seen_at = ${now} FROM known_locations old
    WHERE k.user_id = ${userId} AND (k.kind, k.value) IN (${sql.join(pairsOf(location))})
      AND (old.user_id, old.kind, old.value) = (k.user_id, k.kind, k.value)
    RETURNING old.last_seen_at IS NULL AS is_new`.execute(db)
  return rows.some((row) => row.is_new)
}

function rowsOf({ deviceHash, network }: Location): { kind: 'device' | 'network'; value: string }[] {
  return [
    { kind: 'device', value: deviceHash.toString('hex') },
    { kind: 'network', value: network },
  ]
}

function pairsOf(location: Location) {
  return rowsOf(location).map(({ kind, value }) => sql`(${kind}, ${value})`)
}
