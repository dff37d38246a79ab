import type { contract, DueLetter, ReminderLetter, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import { claimsOfLetters } from '../../books/claims.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { LetterRow } from './cancel-letter.ts'
import { loadDebts } from './load-debts.ts'
import { pauseOn } from './pauses.ts'
import { nextStep, planLetter, type PlannedLetter } from './plan-letters.ts'
import { termsOf } from './send-letter.ts'

type OfInvoice = ResponseOf<typeof contract.reminders.ofInvoice>

interface Asked {
  readonly administrationId: number
  readonly today: string
}

/** What is to be sent today, a letter a contact. */
export async function dueLetters(db: Db, { administrationId, today }: Asked): Promise<DueLetter[]> {
  const terms = await termsOf(db, { administrationId, today })
  const debts = await loadDebts(db, administrationId, today)
  return [...Map.groupBy(debts, ({ contactId }) => contactId).values()].flatMap((own) => {
    const letter = planLetter(own, terms)
    return letter === null ? [] : [{ ...presentLetter(letter), stepId: letter.step.id }]
  })
}

/** A planned letter as it goes over the wire. */
export function presentLetter({
  step,
  invoices,
  openCents,
  costs,
  interestCents,
}: PlannedLetter): Omit<DueLetter, 'stepId'> {
  const { debt } = must(invoices[0], 'an invoice of a letter')
  return {
    contactId: debt.contactId,
    contactName: debt.contactName,
    recipient: debt.recipient,
    isConsumer: debt.isConsumer,
    stepName: step.name,
    kind: step.kind,
    invoices: invoices.map(({ debt: each }) => ({
      id: each.invoiceId,
      number: each.number,
      invoiceDate: each.invoiceDate,
      dueDate: each.dueDate,
      openCents: each.openCents,
    })),
    openCents,
    costsCents: costs.netCents + costs.vatCents,
    interestCents,
  }
}

/** Whose invoice it is; throws `not_found` for a draft or what is not there. */
export async function debtorOf(db: Db, administrationId: number, invoiceId: number): Promise<number> {
  const item = await db
    .selectFrom('owed_items')
    .select('contact_id')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  if (item?.contact_id == null) throw new ApiError('not_found')
  return item.contact_id
}

/** The letters of an invoice, newest first, what follows and whether it waits. */
export async function remindersOfInvoice(
  db: Db,
  { administrationId, today }: Asked,
  invoiceId: number,
): Promise<OfInvoice> {
  const contactId = await debtorOf(db, administrationId, invoiceId)
  const debts = await loadDebts(db, administrationId, today, contactId)
  const debt = debts.find((each) => each.invoiceId === invoiceId)
  const { steps, reminded } = await termsOf(db, { administrationId, today })
  const next = debt ? nextStep(debt, steps) : null
  return {
    letters: await lettersOf(db, administrationId, invoiceId),
    next: next && {
      stepName: must(
        steps.find(({ id }) => id === next.step.id),
        'the step that follows',
      ).name,
      kind: next.step.kind,
      from: next.from,
    },
    pause: await pauseOn(db, administrationId, { invoiceId, contactId: null }, today),
    contactPause: await pauseOn(db, administrationId, { invoiceId: null, contactId }, today),
    remindedToday: reminded.has(contactId),
  }
}

interface LetterFacts extends LetterRow {
  step_name: string
  numbers: string[]
}

async function lettersOf(db: Db, administrationId: number, invoiceId: number): Promise<ReminderLetter[]> {
  const { rows } = await sql<LetterFacts>`
    SELECT l.*, s.name AS step_name,
      (SELECT array_agg(n.number ORDER BY n.due_date, n.invoice_id) FROM reminded_documents n
        WHERE n.administration_id = l.administration_id AND n.letter_id = l.id) AS numbers
    FROM reminder_letter_invoices i
    JOIN reminder_letters l ON l.administration_id = i.administration_id AND l.id = i.letter_id
    JOIN reminder_steps s ON s.administration_id = l.administration_id AND s.id = l.step_id
    WHERE i.administration_id = ${administrationId} AND i.invoice_id = ${invoiceId}
    ORDER BY l.id DESC`.execute(db)
  const claims = await claimsOfLetters(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    stepName: row.step_name,
    kind: row.kind,
    letterDate: row.letter_date,
    recipient: row.recipient,
    state: stateOf(row),
    queuedAt: toTimestamp(row.queued_at),
    sentAt: toTimestampOrNull(row.sent_at),
    failure: row.failure,
    deliveredOn: row.delivered_on,
    bouncedAt: toTimestampOrNull(row.bounced_at),
    bounce: row.bounce,
    invoiceNumbers: row.numbers,
    claims: claims.get(row.id) ?? [],
  }))
}

function stateOf({ sent_at, failed_at, cancelled_at }: LetterRow): ReminderLetter['state'] {
  if (sent_at !== null) return 'sent'
  if (failed_at !== null) return 'failed'
  return cancelled_at === null ? 'queued' : 'cancelled'
}
