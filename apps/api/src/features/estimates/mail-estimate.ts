import { must } from '@klopt/bookkeeping/money'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { attemptMail } from '../../jobs/attempt-mail.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { bounceAddress } from '../../mail/bounce-address.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'
import { mailTexts } from '../email-texts/mail-texts.ts'
import { drawPdf } from '../invoices/invoice-pdf.ts'
import { mailSummary } from '../invoices/mail-summary.ts'
import { estimatePdfSource } from './estimate-pdf.ts'
import { isOpen, loadEstimate, type EstimateKey } from './load-estimate.ts'
import type { EstimateMail } from './send-estimate.ts'

interface MailJob extends EstimateKey {
  /** Of the estimate when it was sent: sent once more it is another mail. */
  readonly version: number
  /** The mail, encrypted: the link in it lets in who holds it, and the queue is kept for weeks. */
  readonly sealed: string
  /** An ISO instant. */
  readonly queuedAt: string
  readonly tries: number
  /** Of an estimate that was sent before, and expires soon. */
  readonly isReminder?: boolean
  /** What its customer has accepted, for them to keep. */
  readonly isAccepted?: boolean
  /** Which of its mails it is, for reports that it was not delivered. */
  readonly mailNumber?: number
}

/** Mails an estimate with its PDF. Repeating it sends the same message, not another. */
export const mailEstimateJob = defineJob<MailJob>({
  name: 'estimates.send',
  ...promptly,
  async run(context, data) {
    const tries = data.tries + 1
    const outcome = await attemptMail(context, { queuedAt: new Date(data.queuedAt), tries }, () =>
      deliver(context, data),
    )
    if (outcome.state !== 'waiting') return
    const { administrationId } = data
    const options = { key: `${messageId(data)}, ${tries}`, delaySeconds: outcome.delaySeconds }
    await withTransaction(context.services.pool, { kind: 'administration', administrationId }, (db) =>
      context.senderFor(db).enqueue(mailEstimateJob, { ...data, tries }, options),
    )
  },
})

/** Of one kind of mail about one version of an estimate, which goes out once. */
function messageId({ administrationId, estimateId, version, isReminder, isAccepted }: MailJob): string {
  const reminder = isReminder === true ? 'reminder' : 'message'
  return `estimate-${isAccepted === true ? 'accepted' : reminder}-${administrationId}-${estimateId}-${version}`
}

async function deliver({ services, now, today }: JobContext, data: MailJob): Promise<void> {
  const { administrationId } = data
  const mail = JSON.parse(services.secretBox.open(data.sealed)) as EstimateMail
  const scope = { kind: 'administration', administrationId } as const
  const found = await withRead(services.pool, scope, async (db) => {
    const row = await loadEstimate(db, data)
    // Who answered meanwhile is reminded of nothing.
    if (data.isReminder === true && !isOpen(row, today)) return null
    return {
      source: await estimatePdfSource(db, row),
      number: must(row.number, 'the number of an estimate that was sent'),
      sender: await loadSender(db, administrationId),
    }
  })
  if (found === null) return
  const { source, number, sender } = found
  const pdf = await drawPdf(services, administrationId, source)
  const { language = 'nl' } = source.snapshot
  const { links } = mailTexts(language)
  const address = new URL(mail.customerPath, services.settings.publicUrl).href
  const { attachments, ...branded } = await companyMail(services, sender, {
    text: mail.text,
    html: mail.html,
    language,
    // Until when it could be answered matters no more.
    summary: mailSummary(data.isAccepted === true ? { ...source.snapshot, dueDate: null } : source.snapshot, number),
    action: { label: data.isAccepted === true ? links.acceptedEstimate : links.estimate, address },
  })
  const bounceTo =
    data.isAccepted === true
      ? null
      : bounceAddress(services, {
          kind: 'estimate',
          administrationId,
          id: data.estimateId,
          mailNumber: data.mailNumber,
        })
  await services.mailer.send(
    {
      id: messageId(data),
      ...branded,
      to: [{ name: '', email: mail.recipient }],
      cc: (mail.cc ?? []).map((email) => ({ name: '', email })),
      subject: mail.subject,
      ...(bounceTo !== null && { bounceTo }),
      attachments: [{ name: source.name, mimeType: 'application/pdf', content: new Uint8Array(pdf) }, ...attachments],
    },
    now,
  )
}
