import { isReadOnly } from '@klopt/bookkeeping/administration'
import { must } from '@klopt/bookkeeping/money'
import { paperFormats } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { hourOf } from '../../kernel/clock.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, toMailHtml, toPlainText } from '../../mail/rich-text.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { findText } from '../email-texts/find-text.ts'
import { amountIn } from '../../books/exchange.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import { loadSubscription } from '../subscriptions/queries.ts'
import { amountsOf, isOpen, loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'
import { mailEstimateJob } from './mail-estimate.ts'
import { nextMail, type EstimateMail } from './send-estimate.ts'

/** Nobody wants such a mail at night. */
const FROM_HOUR = 8

/**
 * Each hour of the day: reminds who has not answered an estimate that expires soon, once, in a transaction per estimate, so
 * that one that fails holds up no other.
 */
export const remindEstimatesJob = defineJob<object>({
  name: 'estimates.remind',
  schedule: '20 * * * *',
  atStart: true,
  async run(context) {
    if (hourOf(context.now) < FROM_HOUR) return
    const { pool } = context.services
    const failed: number[] = []
    for (const key of await withRead(pool, { kind: 'job' }, (db) => toRemind(db, context.today))) {
      const scope = { kind: 'administration', administrationId: key.administrationId } as const
      await withTransaction(pool, scope, (db) => remind(db, context, key)).then(
        (wake) => wake(),
        (error: unknown) => {
          context.log.error({ err: error, ...key }, 'a customer could not be reminded of an estimate')
          failed.push(key.estimateId)
        },
      )
    }
    if (failed.length > 0) throw new Error(`reminders of estimates failed: ${failed.join(', ')}`)
  },
})

function toRemind(db: Db, today: string): Promise<EstimateKey[]> {
  return db
    .selectFrom('estimates')
    .select(['administration_id as administrationId', 'id as estimateId'])
    .where('remind_on', '<=', today)
    .where('reminded_at', 'is', null)
    .where('valid_until', '>=', today)
    .where('sent_at', 'is not', null)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .orderBy('remind_on')
    .orderBy('id')
    .execute()
}

async function remind(db: Db, context: JobContext, key: EstimateKey): Promise<() => void> {
  const { services, now, today } = context
  const jobs = context.senderFor(db)
  const row = await loadEstimate(db, key, { forUpdate: true })
  const isDue = row.remind_on !== null && row.remind_on <= today && row.reminded_at === null && isOpen(row, today)
  if (!isDue || row.sent_to === null || (await cannotWrite(db, key, today))) return jobs.wake
  await db
    .updateTable('estimates')
    .set({ reminded_at: now, ...nextMail(row) })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.estimateId)
    .execute()
  const mail = await reminderOf(db, row, row.sent_to, now)
  const sealed = services.secretBox.seal(JSON.stringify(mail))
  const data = {
    ...key,
    version: row.version,
    sealed,
    queuedAt: now.toISOString(),
    tries: 0,
    isReminder: true,
    mailNumber: row.mail_count + 1,
  }
  await jobs.enqueue(mailEstimateJob, data, {
    key: `${key.administrationId}, ${key.estimateId}, ${row.version}, again`,
  })
  return jobs.wake
}

async function reminderOf(db: Db, row: EstimateRow, recipient: string, now: Date): Promise<EstimateMail> {
  const { administration_id: administrationId, id: estimateId } = row
  const contactId = must(row.contact_id, 'the customer of an estimate that was sent')
  const contact = await loadContact(db, administrationId, contactId)
  const { company_name: bedrijf } = await loadAdministration(db, administrationId)
  const language = row.snapshot?.language ?? 'nl'
  const { date } = paperFormats[language]
  const words = await findText(db, administrationId, { kind: 'estimate_reminder', language })
  const values = {
    klant: contact?.attention || contact?.name || mailTexts(language).nobody,
    offertenummer: must(row.number, 'the number of an estimate that was sent'),
    bedrag: amountIn(language, row.terms, amountsOf(row).grossCents),
    geldigheid: date(row.valid_until),
    bedrijf,
  }
  const body = fillDocument(words.body, values)
  return {
    recipient,
    subject: oneLine(fillText(words.subject, values)),
    text: toPlainText(body),
    html: toMailHtml(body),
    customerPath: await mailedPath(
      db,
      { administrationId, contactId },
      { recipient, invoiceId: null, estimateId },
      now,
    ),
  }
}

async function cannotWrite(db: Db, { administrationId }: EstimateKey, today: string): Promise<boolean> {
  const subscription = await loadSubscription(db, administrationId)
  const state = {
    subscriptionType: subscription.subscription_type,
    subscriptionPeriodEnd: subscription.subscription_period_end,
    subscriptionEndsOn: subscription.subscription_ends_on,
  }
  return isReadOnly(state, today)
}
