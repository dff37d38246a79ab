import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { hourOf } from '../../kernel/clock.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { holds, permissionsFrom } from '../../kernel/permissions.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { AccountMail } from '../authentication/mails.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { isMainUser as isMainUserOf } from '../members/main-user.ts'
import { addressOfUser } from '../users/address-of-user.ts'
import { memberOf } from '../users/queries.ts'
import { loadReader } from './readers.ts'
import { whatWaits, type Waiting } from './what-waits.ts'

/** Nobody wants such a mail at night. */
const FROM_HOUR = 7
const BEFORE_HOUR = 20
const SHOWN = 20

interface Wish {
  readonly administration_id: number
  readonly user_id: number
}

/**
 * Each day: one mail to who wants it about what is new and unread in an administration. A transaction per mail, which takes the
 * day first: of two servers at once, and of a second try, the later finds it taken.
 */
export const mailNotificationsJob = defineJob<object>({
  name: 'notifications.mail',
  schedule: '10 7 * * *',
  atStart: true,
  async run(context) {
    const hour = hourOf(context.now)
    if (hour < FROM_HOUR || hour >= BEFORE_HOUR) return
    const { pool } = context.services
    const failed: Wish[] = []
    for (const wish of await withRead(pool, { kind: 'job' }, (db) => wishes(db, context.today))) {
      const scope = { kind: 'job' } as const
      await withTransaction(pool, scope, (db) => mailReader(db, context, wish)).then(
        (wake) => wake(),
        (error: unknown) => {
          context.log.error({ err: error, ...wish }, 'a user could not be mailed about what waits')
          failed.push(wish)
        },
      )
    }
    if (failed.length > 0) throw new Error(`${failed.length} mails about what waits failed`)
  },
})

const wishes = (db: Db, today: string): Promise<Wish[]> =>
  db
    .selectFrom('notification_readers')
    .select(['administration_id', 'user_id'])
    .where('wants_mail', '=', true)
    .where((where) => where.or([where('mailed_on', 'is', null), where('mailed_on', '<', today)]))
    .orderBy('administration_id')
    .orderBy('user_id')
    .execute()

async function mailReader(db: Db, context: JobContext, wish: Wish): Promise<() => void> {
  const { services, today, now, senderFor } = context
  const { administration_id: administrationId, user_id: userId } = wish
  const nothing = () => undefined
  if (!(await takeDay(db, wish, today))) return nothing
  const member = await memberOf(db, administrationId, userId, today)
  const permissions = permissionsFrom({
    role: member?.permissions ?? [],
    firm: member?.is_of_firm === true,
    globalAdmin: false,
  })
  if (!holds(permissions, 'BOOKING')) return nothing
  const { readKeys, mailedKeys } = await loadReader(db, administrationId, userId)
  const isMainUser = await isMainUserOf(db, administrationId, userId)
  const waiting = await whatWaits(db, { administrationId, permissions, isMainUser, today, now })
  const unread = waiting.filter(({ key }) => !readKeys.has(key))
  await keepMailed(db, wish, unread)
  const fresh = unread.filter(({ key }) => !mailedKeys.has(key))
  if (fresh.length === 0) return nothing
  const jobs = senderFor(db)
  const { href } = new URL(screenPath('dashboard', { administrationId }), services.settings.publicUrl)
  await queueMail(jobs, services, await addressOfUser(db, userId), mailOf(fresh, href))
  return () => jobs.wake()
}

/** Whether the day was still free. */
async function takeDay(db: Db, { administration_id, user_id }: Wish, today: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE notification_readers SET mailed_on = ${today}
    WHERE administration_id = ${administration_id} AND user_id = ${user_id} AND wants_mail
      AND mailed_on IS DISTINCT FROM ${today} RETURNING user_id`.execute(db)
  return rows.length > 0
}

async function keepMailed(db: Db, { administration_id, user_id }: Wish, unread: readonly Waiting[]): Promise<void> {
  await db
    .updateTable('notification_readers')
    .set({ mailed_keys: unread.map(({ key }) => key) })
    .where('administration_id', '=', administration_id)
    .where('user_id', '=', user_id)
    .execute()
}

function mailOf(fresh: readonly Waiting[], href: string): AccountMail {
  const count = fresh.length === 1 ? '1 melding' : `${fresh.length} meldingen`
  const rest = fresh.length > SHOWN ? [`En nog ${fresh.length - SHOWN} andere.`] : []
  return {
    kind: 'notifications',
    action: 'Meldingen bekijken',
    subject: `${count} in je administratie`,
    text: [
      'Hallo,',
      fresh
        .slice(0, SHOWN)
        .map(({ title, detail }) => `- ${title}${detail === '' ? '' : `: ${detail.replaceAll(/\s+/gu, ' ')}`}`)
        .join('\n'),
      ...rest,
      `Bekijk ze in Klopt:\n${href}`,
      'Liever geen mail? Zet die uit onder de bel, rechtsboven in Klopt.',
      'Groet,\nKlopt',
    ].join('\n\n'),
  }
}
