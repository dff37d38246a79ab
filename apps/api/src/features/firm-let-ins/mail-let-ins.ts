import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { screenPath } from '../../kernel/screens.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { colleagueLetInMail, type LetIn } from './mail.ts'

/**
 * Mails the main users of clients whom their firm let in: one mail for all who came at once. A transaction per client, which
 * takes what it mails: a second try finds it taken.
 */
export const mailLetInsJob = defineJob<object>({
  name: 'firms.mail-let-ins',
  async run(context) {
    const { pool } = context.services
    for (const administrationId of await withRead(pool, { kind: 'job' }, clientsToMail)) {
      const scope = { kind: 'administration', administrationId } as const
      const wake = await withTransaction(pool, scope, (db) => mailClient(db, context, administrationId))
      wake()
    }
  },
})

async function clientsToMail(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('firm_let_ins')
    .select('administration_id')
    .distinct()
    .where('mailed_at', 'is', null)
    .orderBy('administration_id')
    .execute()
  return rows.map((row) => row.administration_id)
}

async function mailClient(db: Db, context: JobContext, administrationId: number): Promise<() => void> {
  const { services, now, senderFor } = context
  const letIn = await takeLetIns(db, administrationId, now)
  const to = letIn.length === 0 ? null : await mainUserEmailAddress(db, administrationId)
  const names = await namesOf(db, administrationId)
  if (to === null || names === undefined) return () => undefined
  const jobs = senderFor(db)
  const link = new URL(screenPath('members', { administrationId }), services.settings.publicUrl).href
  await queueMail(jobs, services, to, colleagueLetInMail({ ...names, letIn, link }))
  return () => jobs.wake()
}

/** Counts all that is not mailed yet as mailed, and answers it: of a colleague what was noted last. */
async function takeLetIns(db: Db, administrationId: number, now: Date): Promise<LetIn[]> {
  const { rows } = await sql<LetIn & { id: number; userId: number }>`
    UPDATE firm_let_ins l SET mailed_at = ${now} FROM people u
    WHERE l.administration_id = ${administrationId} AND l.mailed_at IS NULL AND u.id = l.user_id
    RETURNING l.id, l.user_id AS "userId", u.first_name || ' ' || u.last_name AS name,
      l.starts_on AS "startsOn", l.ends_on AS "endsOn"`.execute(db)
  const last = new Map(rows.toSorted((a, b) => a.id - b.id).map((row) => [row.userId, row]))
  return [...last.values()]
}

/** Undefined after the firm went meanwhile. */
const namesOf = (db: Db, administrationId: number) =>
  db
    .selectFrom('companies as a')
    .innerJoin('accounting_firms as f', 'f.id', 'a.firm_id')
    .select(['f.company_name as firmName', 'a.company_name as companyName'])
    .where('a.id', '=', administrationId)
    .executeTakeFirst()
