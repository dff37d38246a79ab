import { randomUUID } from 'node:crypto'
import { email } from '@klopt/validators'
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../database/transaction.ts'
import { checkBytes, type CheckedFile } from '../features/documents/check-upload.ts'
import { keepDocument } from '../features/documents/keep-document.ts'
import { storeDocument } from '../features/documents/store-document.ts'
import type { JobQueue } from '../kernel/job.ts'
import { ApiError } from '../kernel/api-error.ts'
import { AuditTrail } from '../kernel/audit.ts'
import type { Services } from '../kernel/services.ts'
import type { ReturnableMail } from '../mail/bounce-address.ts'
import { answerSender } from './answer-sender.ts'
import type { Inbox } from './find-inbox.ts'
import type { MailReader } from './read-mail.ts'
import { keepBounce } from './keep-bounce.ts'
import { Refusal } from './refusal.ts'

interface Server {
  readonly services: Services
  readonly jobs: JobQueue
  readonly log: FastifyBaseLogger
  readonly reader: MailReader
}

const MAX_ATTACHMENTS = 50

/** A mail as it came over SMTP. */
export interface ArrivedMail {
  readonly bytes: Uint8Array
  /** By the envelope; null for a bounce. */
  readonly sender: string | null
  readonly inboxes: readonly Inbox[]
  /** The mails of ours that it may be a report about, by the addresses it came to. */
  readonly returned: readonly ReturnableMail[]
}

/**
 * Makes a document of each attachment that can be one, in every inbox the mail is for; the rest of the mail is not
 * kept. When there is none its sender is told. A report that a mail of ours was not delivered is kept with that mail. Sent
 * again, it adds nothing. Throws Refusal.
 */
export async function deliver(server: Server, { bytes, sender, inboxes, returned }: ArrivedMail): Promise<void> {
  const mail = await server.reader.read(bytes)
  if (mail.report !== null) {
    for (const each of returned) await keepBounce(server.services, each, mail.report)
  }
  if (inboxes.length === 0) return
  const from = mail.from !== null && email(mail.from).ok ? mail.from : null
  const files = mail.attachments.slice(0, MAX_ATTACHMENTS).flatMap(({ name, bytes: content }) => checked(name, content))
  for (const inbox of inboxes) {
    for (const file of files) await keep(server, inbox, from, file)
  }
  if (files.length === 0) await answerSender(server, { sender, mail, bytes })
}

/** Anything but a document is left out: signatures, calendars, programs. */
function checked(name: string, content: Uint8Array): CheckedFile[] {
  try {
    return [checkBytes(name, Buffer.from(content))]
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

async function keep(server: Server, { administrationId }: Inbox, sender: string | null, file: CheckedFile) {
  const { services, jobs } = server
  const now = services.clock.now()
  const arrival = { administrationId, userId: null, now, source: 'mail', sender } as const
  try {
    await storeDocument(services, administrationId, file)
    const wake = await withTransaction(
      services.pool,
      { kind: 'administration', administrationId },
      async (db, withCommit) => {
        const queue = jobs.senderFor(db)
        const kept = await keepDocument(db, queue, arrival, file)
        if (!kept.isDuplicate) {
          const statement = auditOf(arrival, kept.id, file.name).statement(db)
          if (statement !== null) withCommit(statement)
        }
        return queue.wake
      },
    )
    wake()
  } catch (error) {
    if (error instanceof ApiError && error.error === 'free_file_limit') {
      throw new Refusal(552, 'Deze inbox is vol.')
    }
    throw error
  }
}

function auditOf({ administrationId, now }: { administrationId: number; now: Date }, id: number, name: string) {
  const author = {
    userId: null,
    administrationId,
    actingAsUserId: null,
    requestId: randomUUID(),
    address: null,
    at: now,
  }
  const trail = new AuditTrail(author)
  trail.note('create', 'document', id, { name, source: 'mail' })
  return trail
}
