import { createHash } from 'node:crypto'
import { email } from '@klopt/validators'
import { withTransaction } from '../database/transaction.ts'
import { perHour } from '../features/authentication/mail-limits.ts'
import { queueMail } from '../features/authentication/send-mail.ts'
import type { JobQueue } from '../kernel/job.ts'
import { countAttempt } from '../kernel/attempts.ts'
import type { Services } from '../kernel/services.ts'
import type { ReadMail } from './read-mail.ts'

/** Who never reads an answer. */
const nobody = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.=-].*)?$/i

/** Where the mail came from, by the envelope; null for a bounce, which has no sender. */
export interface Answerable {
  readonly sender: string | null
  readonly mail: ReadMail
  readonly bytes: Uint8Array
}

/**
 * Tells who mailed nothing that can be kept how to do it, so that no document is waited for that never came: once for a
 * mail, a few times an hour for a sender, and never to a machine. The answer repeats nothing of the mail, since its
 * sender may be forged.
 */
export async function answerSender(
  { services, jobs }: { readonly services: Services; readonly jobs: JobQueue },
  { sender, mail, bytes }: Answerable,
): Promise<void> {
  if (sender === null || mail.isAutomatic || !isSomebody(services, sender)) return
  const { pool, clock } = services
  if (!(await countAttempt(pool, `answer to\0${sender.toLowerCase()}`, perHour, clock.now()))) return
  // One that has no id of its own is known by its bytes.
  const id = createHash('sha256')
    .update(`${sender}\0`)
    .update(mail.messageId ?? bytes)
  const wake = await withTransaction(pool, { kind: 'system' }, async (db) => {
    const queue = jobs.senderFor(db)
    await queueMail(queue, services, sender, {
      kind: 'inbox-answer',
      subject: 'Je e-mail had geen bijlage die we kunnen bewaren',
      text: answer,
      answers: { messageId: mail.messageId, key: id.digest('hex').slice(0, 32) },
    })
    return queue.wake
  })
  wake()
}

const answer = [
  'Hallo,',
  'Je stuurde een e-mail naar een adres van Klopt dat documenten aanneemt. Er zat geen bijlage bij die we kunnen bewaren, dus er is niets bewaard.',
  'Stuur het document opnieuw als bijlage: een pdf, png, jpg, gif, webp of xml van hoogstens 10 MB. Een zip-bestand, een programma of een link naar een document kunnen we niet aannemen.',
  'Dit antwoord is automatisch verstuurd.',
  'Groet,\nKlopt',
].join('\n\n')

/** An address that is well formed, somebody's, and not one of ours. */
function isSomebody({ settings }: Services, sender: string): boolean {
  const [name = '', domain = ''] = sender.toLowerCase().split('@')
  const isOurs = domain === settings.inboxDomain || sender.toLowerCase() === settings.mailFrom.toLowerCase()
  return email(sender).ok && !isOurs && !nobody.test(name)
}
