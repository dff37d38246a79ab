import { withRead, withTransaction } from '../../database/transaction.ts'
import { attemptMail } from '../../jobs/attempt-mail.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { kloptMail } from '../../mail/klopt-mail.ts'
import { invoiceMail, subscriptionAddress } from './charge-mails.ts'
import { loadPaper, paperFileName, type ChargeKey } from './charge-paper.ts'
import { showForMail } from './show-for-mail.ts'

interface QueuedInvoice extends ChargeKey {
  /** An ISO instant. */
  readonly queuedAt: string
  /** How often it was tried before. */
  readonly tries: number
}

/** Mails the invoice of a charge with its PDF, which is drawn here and not where others wait. Repeating it sends the same message. */
export const mailInvoiceJob = defineJob<QueuedInvoice>({
  name: 'subscription-charges.mail-invoice',
  ...promptly,
  async run(context, data) {
    const { services, senderFor } = context
    const tries = data.tries + 1
    const tried = { queuedAt: new Date(data.queuedAt), tries }
    const outcome = await attemptMail(context, tried, () => deliver(context, data))
    if (outcome.state !== 'waiting') return
    const options = { key: `${data.chargeId}, ${tries}`, delaySeconds: outcome.delaySeconds }
    await withTransaction(services.pool, { kind: 'system' }, (db) =>
      senderFor(db).enqueue(mailInvoiceJob, { ...data, tries }, options),
    )
  },
})

async function deliver({ services, now }: JobContext, { administrationId, chargeId }: ChargeKey): Promise<void> {
  const { creditor, mailFrom, publicUrl } = services.settings
  const key = { administrationId, chargeId }
  const { charge, paper } = await withRead(services.pool, { kind: 'administration', administrationId }, async (db) => ({
    charge: await showForMail(db, key),
    paper: await loadPaper(db, key, creditor),
  }))
  if (charge.recipient === null || creditor === null) return
  const subscriptionHref = subscriptionAddress(publicUrl, administrationId)
  const { kind, subject, ...words } = invoiceMail(charge, { creditor, subscriptionHref })
  const content = await services.pdf.renderInvoice(paper)
  await services.mailer.send(
    {
      id: `${kind}-${chargeId}`,
      from: { name: 'Klopt', email: mailFrom },
      to: [{ name: '', email: charge.recipient }],
      subject,
      ...kloptMail({ ...words, title: subject }),
      isAutomatic: true,
      attachments: [{ name: paperFileName(paper), mimeType: 'application/pdf', content }],
    },
    now,
  )
}
