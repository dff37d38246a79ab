import type { BodyOf, contract } from '@klopt/api-client/contract'
import { dayLengthSeconds } from '@klopt/bookkeeping/hours'
import { formatDuration } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertNear } from '../hours/assert-writable.ts'
import { lockHours } from '../hours/lock-hours.ts'
import { typedHours } from '../hours/typed-hours.ts'

type Input = BodyOf<typeof contract.clientHours.create>

/** Whose hours, and on whose behalf: a colleague of a firm with the clients they enter. */
export interface ClientHoursAuthor {
  readonly firmId: number
  readonly userId: number
  readonly clientIds: readonly number[]
  readonly today: string
}

/** Writes hours on a client. Throws `invalid_input` for somebody else's client and for more than a day holds. */
export async function writeClientHours(db: Db, author: ClientHoursAuthor, input: Input, now: Date): Promise<number> {
  const values = await checked(db, author, input)
  const { id } = await db
    .insertInto('client_time_entries')
    .values({ ...values, firm_id: author.firmId, user_id: author.userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes one's own hours. Throws as writing them does, `version_conflict`, `not_found` for those of others and `hours_of_left_client`. */
export async function saveClientHours(
  db: Db,
  author: ClientHoursAuthor,
  clientHoursId: number,
  { version, ...input }: BodyOf<typeof contract.clientHours.save>,
): Promise<void> {
  const row = await ownHours(db, author, clientHoursId)
  if (row.version !== version) throw new ApiError('version_conflict')
  const values = await checked(db, author, input, clientHoursId)
  await db
    .updateTable('client_time_entries')
    .set({ ...values, version: version + 1 })
    .where('id', '=', clientHoursId)
    .execute()
}

/** Throws one's own hours away. Throws `not_found` for those of others and `hours_of_left_client`. */
export async function removeClientHours(db: Db, author: ClientHoursAuthor, clientHoursId: number): Promise<void> {
  await ownHours(db, author, clientHoursId)
  await db.deleteFrom('client_time_entries').where('id', '=', clientHoursId).execute()
}

async function ownHours(db: Db, { firmId, userId }: ClientHoursAuthor, id: number) {
  const own = db
    .selectFrom('client_time_entries')
    .select('version')
    .where('id', '=', id)
    .where('firm_id', '=', firmId)
    .where('user_id', '=', userId)
  // Of a client that left they are seen, and not to be changed.
  const row = await own.forUpdate().executeTakeFirst()
  if (row !== undefined) return row
  throw new ApiError((await own.executeTakeFirst()) === undefined ? 'not_found' : 'hours_of_left_client')
}

async function checked(db: Db, author: ClientHoursAuthor, input: Input, except = 0) {
  const { administrationId, day, note } = input
  if (!author.clientIds.includes(administrationId)) {
    throw new ApiError('invalid_input', { fields: { administrationId: 'Deze klant is niet van je kantoor' } })
  }
  assertNear(day, author.today)
  await lockHours(db, author)
  const seconds = typedHours(input).reduce((sum, stretch) => sum + stretch.seconds, 0)
  const { written } = await db
    .selectFrom('client_time_entries')
    .select(sql<number>`coalesce(sum(seconds), 0)::integer`.as('written'))
    .where('user_id', '=', author.userId)
    .where('day', '=', day)
    .where('id', '<>', except)
    .executeTakeFirstOrThrow()
  const length = dayLengthSeconds(day)
  if (written + seconds > length) {
    const text = `Deze dag heeft ${formatDuration(length)} uur, en zou op ${formatDuration(written + seconds)} komen`
    throw new ApiError('invalid_input', { fields: { seconds: text } })
  }
  return { administration_id: administrationId, day, seconds, note: note.trim() }
}
