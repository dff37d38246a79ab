import { withTransaction } from '../database/transaction.ts'
import { noteBouncedNotice } from '../features/direct-debits/note-bounce.ts'
import { noteBouncedEstimate } from '../features/estimates/note-bounce.ts'
import { noteBouncedInvoice } from '../features/invoices/note-bounce.ts'
import { noteBouncedLetter } from '../features/reminders/note-bounce.ts'
import type { Services } from '../kernel/services.ts'
import type { ReturnableMail } from '../mail/bounce-address.ts'
import { bounceWords } from './bounce-words.ts'
import type { DeliveryReport } from './read-report.ts'

const noters = {
  invoice: noteBouncedInvoice,
  reminder: noteBouncedLetter,
  estimate: noteBouncedEstimate,
  notice: noteBouncedNotice,
} as const

/** Keeps that a mail came back, with why; a second report about it changes nothing. */
export async function keepBounce(
  { pool, clock }: Services,
  { kind, administrationId, id, mailNumber }: ReturnableMail,
  report: DeliveryReport,
): Promise<void> {
  const bounce = { reason: bounceWords(report), recipients: report.recipients, at: clock.now() }
  await withTransaction(pool, { kind: 'administration', administrationId }, (db) =>
    noters[kind](db, { administrationId, id, mailNumber }, bounce),
  )
}
