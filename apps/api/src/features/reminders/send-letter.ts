import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { keepClaims } from '../../books/claims.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { showScheme } from '../small-business-scheme/show-scheme.ts'
import { letterText, ownWords } from './letter-text.ts'
import { keepNamed } from './keep-named.ts'
import { loadDebts, remindedOn, type Debt } from './load-debts.ts'
import { mailReminderJob } from './mail-reminder.ts'
import { nextStep, planLetter, planLetterOf, type PlannedLetter } from './plan-letters.ts'
import { ensureSteps, loadSteps, lockReminders, stepsOf, type StepRow } from './steps.ts'

type Sent = ResponseOf<typeof contract.reminders.remind>

/** Who sends, and by what. */
export interface Sender {
  readonly services: Pick<Services, 'settings' | 'secretBox'>
  readonly jobs: JobSender
  readonly administrationId: number
  /** Null for the server. */
  readonly userId: number | null
  readonly now: Date
  readonly today: string
}

/**
 * Sends one contact what is due today; nothing when that was done. Whoever sends letters of the administration waits for
 * the other, and then finds them sent.
 */
export async function sendDueLetters(db: Db, sender: Sender, contactId: number): Promise<Sent[]> {
  const debts = await lockDebts(db, sender, contactId)
  const letter = planLetter(debts, await termsOf(db, sender))
  return letter === null || recipientOf(letter) === null ? [] : [await sendLetter(db, sender, letter)]
}

/**
 * Sends the next step of an invoice now, in a letter that names all that is late. Throws `nothing_to_remind`, `reminders_paused`, `reminder_too_early`,
 * `reminder_needs_notice` and `reminder_no_address`.
 */
export async function remindOfInvoice(db: Db, sender: Sender, invoiceId: number, contactId: number): Promise<Sent> {
  const debts = await lockDebts(db, sender, contactId)
  await ensureSteps(db, sender.administrationId, sender.now)
  const terms = await termsOf(db, sender)
  const letter = planLetterOf(debts, [nextOf(debts, invoiceId, terms)], terms)
  if (recipientOf(letter) === null) throw new ApiError('reminder_no_address')
  return sendLetter(db, sender, letter)
}

/** The same for invoices of one contact together: what they are refused by stands per invoice, and holds up no other. */
export async function remindOfInvoices(
  db: Db,
  sender: Sender,
  contactId: number,
  invoiceIds: readonly number[],
): Promise<{ readonly sent: Sent | null; readonly refused: ReadonlyMap<number, ApiError> }> {
  const debts = await lockDebts(db, sender, contactId)
  await ensureSteps(db, sender.administrationId, sender.now)
  const terms = await termsOf(db, sender)
  const refused = new Map<number, ApiError>()
  const chosen = invoiceIds.flatMap((invoiceId) => {
    try {
      return nextOf(debts, invoiceId, terms)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.set(invoiceId, error)
      return []
    }
  })
  if (chosen.length === 0) return { sent: null, refused }
  const letter = planLetterOf(debts, chosen, terms)
  if (recipientOf(letter) !== null) return { sent: await sendLetter(db, sender, letter), refused }
  for (const invoiceId of chosen.flatMap(({ debt }) => debt.invoiceId ?? []))
    refused.set(invoiceId, new ApiError('reminder_no_address'))
  return { sent: null, refused }
}

/** The next step of an invoice, to send now; throws why it cannot be. */
export function nextOf(debts: readonly Debt[], invoiceId: number, terms: Awaited<ReturnType<typeof termsOf>>) {
  const debt = debts.find((each) => each.invoiceId === invoiceId)
  if (debt === undefined) throw new ApiError('nothing_to_remind')
  if (debt.isPaused) throw new ApiError('reminders_paused')
  return { debt, stepId: stepNow(debt, terms) }
}

/** The day of a step may be earlier by hand, except where the law or a letter of today says otherwise. */
function stepNow(debt: Debt, { steps, today, reminded }: Awaited<ReturnType<typeof termsOf>>): number {
  const next = nextStep(debt, steps)
  if (next === null) throw new ApiError(whyNone(debt, steps))
  const waitsByLaw = next.step.kind === 'demand' && debt.isConsumer && next.from > today
  if (waitsByLaw || reminded.has(debt.contactId)) throw new ApiError('reminder_too_early')
  return next.step.id
}

/** Why nothing follows: a consumer who was not asked costs yet waits for what the law wants first. */
function whyNone({ isConsumer, contactId, sent }: Debt, steps: readonly StepRow[]) {
  const waits = isConsumer && stepsOf(steps, contactId).some(({ kind }) => kind === 'demand')
  if (!waits || sent.some(({ kind }) => kind === 'demand')) return 'nothing_to_remind'
  return sent.some(({ kind }) => kind === 'notice') ? 'reminder_too_early' : 'reminder_needs_notice'
}

/** The late invoices of a contact, which no payment changes until the transaction ends. */
async function lockDebts(db: Db, { administrationId, today }: Sender, contactId: number): Promise<Debt[]> {
  await lockReminders(db, administrationId)
  const before = await loadDebts(db, administrationId, today, contactId)
  await lockOpenItems(db, administrationId, { ids: before.map(({ itemId }) => itemId) })
  return loadDebts(db, administrationId, today, contactId)
}

/** Those that were made here. */
const invoiceIdsOf = ({ invoices }: PlannedLetter): number[] => invoices.flatMap(({ debt }) => debt.invoiceId ?? [])

/** By what letters are reckoned. */
export async function termsOf(db: Db, { administrationId, today }: Pick<Sender, 'administrationId' | 'today'>) {
  const steps = await loadSteps(db, administrationId)
  const { isOn } = await showScheme(db, administrationId, today)
  return { steps, today, deductsVat: !isOn, reminded: await remindedOn(db, administrationId, today) }
}

const recipientOf = ({ invoices }: PlannedLetter): string | null =>
  must(invoices[0], 'an invoice of a letter').debt.recipient

async function sendLetter(db: Db, sender: Sender, letter: PlannedLetter): Promise<Sent> {
  const { administrationId, now, today, userId } = sender
  const { debt } = must(letter.invoices[0], 'an invoice of a letter')
  const recipient = must(recipientOf(letter), 'the recipient of a letter')
  const administration = await loadAdministration(db, administrationId)
  const own = await ownWords(db, administrationId, letter)
  const text = letterText(letter, { companyName: administration.company_name, own })
  const { id: letterId } = await db
    .insertInto('reminder_letters')
    .values({
      administration_id: administrationId,
      contact_id: debt.contactId,
      step_id: letter.step.id,
      kind: letter.step.kind,
      is_consumer: debt.isConsumer,
      letter_date: today,
      recipient,
      subject: text.subject,
      body: text.text,
      body_html: text.html,
      queued_at: now,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepNamed(db, { administrationId, letterId }, letter)
  // A notice names the costs and asks none.
  if (letter.step.kind === 'demand') await keepClaims(db, { administrationId, letterId }, letter)
  const mail = { recipient, invoiceId: debt.invoiceId, estimateId: null }
  const path = await mailedPath(db, { administrationId, contactId: debt.contactId }, mail, now)
  const sealedLink = sender.services.secretBox.seal(new URL(path, sender.services.settings.publicUrl).href)
  const data = { administrationId, letterId, sealedLink }
  await sender.jobs.enqueue(mailReminderJob, data, { key: `${administrationId}, ${letterId}` })
  const invoiceIds = invoiceIdsOf(letter)
  await recordAudit(db, {
    action: 'remind',
    entity: 'reminder_letter',
    entityId: letterId,
    details: { kind: letter.step.kind, invoiceIds },
    administrationId,
    userId,
    at: now,
  })
  const costsCents = letter.costs.netCents + letter.costs.vatCents
  return { letterId, kind: letter.step.kind, invoiceIds, costsCents, interestCents: letter.interestCents }
}
