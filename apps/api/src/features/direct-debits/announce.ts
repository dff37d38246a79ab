import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Collector } from './create-file.ts'
import { mailNoticeJob } from './mail-notice.ts'
import { noticeText } from './notice-text.ts'
import type { PlannedCollection } from './plan-collections.ts'

/** What is going to be collected, and by whom. */
export interface Announced {
  readonly creditorName: string
  readonly creditorIdentifier: string
  readonly collectionDate: string
  readonly planned: readonly PlannedCollection[]
}

/**
 * Queues a mail to each customer with what is collected of them and when (SDD rulebooks: before the day, with amount and
 * day). @returns the names of those who have no address.
 */
export async function announce(
  db: Db,
  { jobs, administrationId, now }: Pick<Collector, 'jobs' | 'administrationId' | 'now'>,
  directDebitFileId: number,
  announced: Announced,
): Promise<string[]> {
  const byContact = Map.groupBy(announced.planned, ({ contactId }) => contactId)
  const debtors = await debtorsOf(db, administrationId, [...byContact.keys()])
  const withoutNotice: string[] = []
  for (const [contactId, planned] of byContact) {
    const debtor = must(debtors.get(contactId), 'the customer of an invoice')
    if (debtor.recipient === null) {
      withoutNotice.push(debtor.name)
      continue
    }
    const text = noticeText({ ...announced, planned }, debtor.attention || debtor.name)
    const { id } = await db
      .insertInto('direct_debit_notices')
      .values({
        administration_id: administrationId,
        direct_debit_file_id: directDebitFileId,
        contact_id: contactId,
        recipient: debtor.recipient,
        subject: text.subject,
        body: text.text,
        body_html: text.html,
        queued_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const data = { administrationId, noticeId: id }
    await jobs.enqueue(mailNoticeJob, data, { key: `${administrationId}, ${id}` })
  }
  return withoutNotice
}

interface Debtor {
  readonly id: number
  readonly name: string
  readonly attention: string
  readonly recipient: string | null
}

async function debtorsOf(
  db: Db,
  administrationId: number,
  contactIds: readonly number[],
): Promise<Map<number, Debtor>> {
  const { rows } = await sql<Debtor>`
    SELECT id, name, attention, email_address AS recipient FROM trading_partners
    WHERE administration_id = ${administrationId} AND id = ANY (${[...contactIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
