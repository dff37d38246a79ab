import { listIn, openTogether, paperFormats, paperTexts } from '@klopt/bookkeeping/paper'
import { withTransaction } from '../../database/transaction.ts'
import type { Db } from '../../database/db.ts'
import { attemptMail, type MailOutcome } from '../../jobs/attempt-mail.ts'
import { civilDate } from '../../kernel/clock.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { bounceAddress } from '../../mail/bounce-address.ts'
import type { MailFrame } from '../../mail/branded-mail.ts'
import type { ReminderDocument } from '../../pdf/document.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { earlierPdfs } from '../opening-balance/earlier-invoices/earlier-invoices.ts'
import { cancelLetter, hasChanged } from './cancel-letter.ts'
import { earlierNumbers, overviewOf } from './letter-overview.ts'

interface MailJob {
  readonly administrationId: number
  readonly letterId: number
  /** The address of the customer's page, encrypted: it lets in who holds it. */
  readonly sealedLink: string
}

/**
 * Mails one letter with the overview of what is open, unless that was paid, credited or paused since: then it never
 * leaves, and what is still open is due again. Repeating it sends the same message, not another.
 */
export const mailReminderJob = defineJob<MailJob>({
  name: 'reminders.send',
  ...promptly,
  async run(context, data) {
    const letter = await inScope(context, data, (db) => readLetter(db, context, data))
    if (letter === null) return
    const tries = letter.row.tries + 1
    const outcome = await attemptMail(context, { queuedAt: letter.row.queued_at, tries }, () =>
      deliver(context, data, letter),
    )
    await inScope(context, data, (db) => keepOutcome(db, context, data, { tries, outcome }))
  },
})

const inScope = <T>({ services }: JobContext, { administrationId }: MailJob, work: (db: Db) => Promise<T>) =>
  withTransaction(services.pool, { kind: 'administration', administrationId }, work)

type Letter = NonNullable<Awaited<ReturnType<typeof readLetter>>>

/** The letter, unless it left or must not leave any more. */
async function readLetter(db: Db, { now, today }: JobContext, { administrationId, letterId }: MailJob) {
  const row = await db
    .selectFrom('reminder_letters')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', letterId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.sent_at !== null || row.cancelled_at !== null || row.failed_at !== null) return null
  if (await hasChanged(db, row, today)) {
    await cancelLetter(db, row, now)
    return null
  }
  return {
    row,
    sender: await loadSender(db, administrationId),
    overview: await overviewOf(db, row),
    earlier: await earlierPdfs(db, administrationId, await earlierNumbers(db, row)),
  }
}

async function deliver({ services, now }: JobContext, data: MailJob, letter: Letter): Promise<void> {
  const { row, sender, overview, earlier } = letter
  const { language = 'nl' } = overview
  const pdf = await services.pdf.renderReminder(overview)
  const { attachments, ...mail } = await companyMail(services, sender, {
    text: row.body,
    html: row.body_html,
    language,
    summary: summaryOf(overview),
    action: { label: mailTexts(language).links.reminder, address: services.secretBox.open(data.sealedLink) },
  })
  const bounceTo = bounceAddress(services, {
    kind: 'reminder',
    administrationId: data.administrationId,
    id: data.letterId,
  })
  await services.mailer.send(
    {
      id: `reminder-letter-${data.administrationId}-${data.letterId}`,
      ...mail,
      to: [{ name: '', email: row.recipient }],
      subject: row.subject,
      ...(bounceTo !== null && { bounceTo }),
      isAutomatic: row.created_by === null,
      attachments: [
        { name: `${paperTexts(language).reminder.title}.pdf`, mimeType: 'application/pdf', content: pdf },
        ...(await Promise.all(earlier.map((file) => readPdf(services, data.administrationId, file)))),
        ...attachments,
      ],
    },
    now,
  )
}

/** An invoice of an earlier package stands on no page of ours with its paper: that goes along. */
const readPdf = async (
  { files }: JobContext['services'],
  administrationId: number,
  { name, mimeType, sha256 }: Letter['earlier'][number],
) => ({ name, mimeType, content: await files.read(administrationId, sha256) })

/** What is asked, with what the law adds to it, and of which invoices. */
function summaryOf({ language = 'nl', invoices, claims }: ReminderDocument): MailFrame['summary'] {
  const { reminder, totals } = paperTexts(language)
  const { euro, date } = paperFormats[language]
  const openCents = invoices.reduce((sum, invoice) => sum + invoice.openCents, 0)
  const askedCents = claims.reduce((sum, claim) => sum + claim.amountCents, openCents)
  const [first] = invoices
  return {
    title: `${reminder.invoice} ${listIn(
      language,
      invoices.map(({ number }) => number),
    )}`,
    facts: [
      claims.length > 0
        ? { label: totals.toPay, value: euro(askedCents) }
        : { label: reminder.open, value: openTogether(language, invoices) ?? euro(askedCents) },
      ...(invoices.length === 1 && first !== undefined
        ? [{ label: reminder.dueDate, value: date(first.dueDate) }]
        : []),
      ...claims.map(({ label, amountCents }) => ({ label, value: euro(amountCents) })),
    ],
  }
}

async function keepOutcome(
  db: Db,
  { services, senderFor }: JobContext,
  data: MailJob,
  { tries, outcome }: { readonly tries: number; readonly outcome: MailOutcome },
): Promise<void> {
  const { administrationId, letterId } = data
  const at = services.clock.now()
  await db
    .updateTable('reminder_letters')
    .set({
      tries,
      // A mail is there on the day it left; who says otherwise has it changed.
      ...(outcome.state === 'sent' && { sent_at: at, delivered_on: civilDate(at) }),
      failure: outcome.state === 'sent' ? null : outcome.failure,
      failed_at: outcome.state === 'failed' ? at : null,
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', letterId)
    .where('sent_at', 'is', null)
    .execute()
  if (outcome.state !== 'waiting') return
  const key = `${administrationId}, ${letterId}, ${tries}`
  await senderFor(db).enqueue(mailReminderJob, data, { key, delaySeconds: outcome.delaySeconds })
}
