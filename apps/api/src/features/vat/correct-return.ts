import type { BodyOf, contract } from '@klopt/api-client/contract'
import { compareReturns, vatCorrectionPosting, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import { addDays, formatDateLong } from '@klopt/validators'
import { generalJournal } from '../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import {
  deleteVatCorrection,
  freezeVatCorrection,
  processVatCorrection,
  currentCorrections,
  startVatCorrection,
  submitVatCorrection,
  type Assessment,
} from '../../books/vat-corrections.ts'
import { lockReturns, type FiledReturn } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { compareCorrection, findCorrection } from './compare-correction.ts'
import { forgetDiscovery, keepDiscovery } from './discoveries.ts'
import { forgetHandIn, handedInDay, handInOf, keepHandIn } from './hand-ins.ts'
import type { Filing } from './file-return.ts'
import { latePeriods } from './late-lines.ts'
import { vatFacts } from './vat-facts.ts'

/**
 * Begins the correction of a filed period, and decides for it. Throws `not_found`, `correction_not_processed`,
 * `correction_without_difference` and `correction_too_late`.
 */
export async function startCorrection(db: Db, filing: Filing, periodStart: string): Promise<number> {
  const { administrationId, today, userId: startedBy, now: at } = filing
  await lockReturns(db, administrationId)
  const late = (await latePeriods(db, administrationId, today)).find(({ start }) => start === periodStart)
  if (late?.verdict === 'expired') throw new ApiError('correction_too_late')
  const id = await startVatCorrection(db, { periodStart, startedBy, at })
  await assertDifference(db, administrationId, await findCorrection(db, administrationId, id))
  return id
}

/** Hands in a draft: its lines and totals are frozen. Throws `not_found`, `correction_handed_in`, `correction_without_difference` and `invalid_input`. */
export async function submitCorrection(
  db: Db,
  filing: Filing,
  correctionId: number,
  said: BodyOf<typeof contract.vatCorrections.submit> = null,
): Promise<void> {
  const { administrationId, now, today } = filing
  await lockReturns(db, administrationId)
  const draft = await findCorrection(db, administrationId, correctionId)
  if (draft.state !== 'draft') throw new ApiError('correction_handed_in')
  await assertDifference(db, administrationId, draft)
  const handedInOn = handedInDay(said?.handedInOn, draft, today)
  const late = (await latePeriods(db, administrationId, today)).find(({ start }) => start === draft.start)
  await submitVatCorrection(db, correctionId, now)
  const { boxes } = await compareCorrection(db, administrationId, { ...draft, state: 'submitted' })
  await freezeVatCorrection(db, correctionId, { boxes, payableEuros: vatReturnTotals(boxes).payableCents / 100 })
  await keepHandIn(db, administrationId, correctionId, { handedInOn, discoveredOn: late?.discoveredOn ?? null })
  await forgetDiscovery(db, administrationId, draft.start)
}

/**
 * Books the assessment of a correction: its VAT goes to what is owed on the assessment's day, or on the first open day when
 * the books are locked then. Throws `not_found`, `correction_not_handed_in`, `assessment_differs` and
 * `invalid_input`.
 */
export async function processCorrection(
  db: Db,
  filing: Filing,
  correctionId: number,
  said: BodyOf<typeof contract.vatCorrections.process> = null,
): Promise<void> {
  const { administrationId, now: at } = filing
  await lockReturns(db, administrationId)
  const correction = await findCorrection(db, administrationId, correctionId)
  if (correction.state !== 'submitted') throw new ApiError('correction_not_handed_in')
  const { differenceEuros } = await compareCorrection(db, administrationId, correction)
  const assessment = assessmentOf(said ?? {}, differenceEuros, filing.today)
  assertAssessedOn(assessment, correction, filing.today)
  const members = await vatFacts(db, administrationId, { returnId: correctionId })
  const lines = vatCorrectionPosting(members, differenceEuros, assessment)
  const journalEntryId = lines.length > 0 ? await post(db, filing, correction, assessment, lines) : null
  await processVatCorrection(db, correctionId, { assessment, journalEntryId, at })
}

/** Takes a correction back that was not processed. Throws `not_found` and `correction_processed`. */
export async function deleteCorrection(db: Db, filing: Filing, correctionId: number): Promise<void> {
  const { administrationId, userId: deletedBy, now: at } = filing
  await lockReturns(db, administrationId)
  const { start } = await findCorrection(db, administrationId, correctionId)
  await deleteVatCorrection(db, correctionId, { deletedBy, at })
  const handIn = await handInOf(db, administrationId, correctionId)
  if (handIn === null) return
  await forgetHandIn(db, administrationId, correctionId)
  // What was discovered stays discovered on that day.
  if (handIn.discoveredOn !== null) await keepDiscovery(db, administrationId, start, handIn.discoveredOn)
}

/** What the corrections that were handed in and not booked yet still add to what is owed, in cents. */
export async function submittedCents(db: Db, administrationId: number): Promise<number> {
  const corrections = await currentCorrections(db, administrationId)
  let cents = 0
  for (const correction of corrections.filter(({ state }) => state === 'submitted'))
    cents += (await compareCorrection(db, administrationId, correction)).differenceEuros * 100
  return cents
}

type Said = NonNullable<BodyOf<typeof contract.vatCorrections.process>>

function assessmentOf(
  { assessedOn, amountCents, interestCents = 0, fineCents = 0 }: Said,
  differenceEuros: number,
  today: string,
): Assessment {
  const expectedCents = differenceEuros * 100 + interestCents + fineCents
  if (amountCents !== undefined && amountCents !== expectedCents)
    throw new ApiError('assessment_differs', { details: { expectedCents } })
  return { assessedOn: assessedOn ?? today, assessedCents: expectedCents, interestCents, fineCents }
}

/** An assessment bears a day some weeks ahead of that on which it comes. */
const MOST_DAYS_AHEAD = 92

function assertAssessedOn({ assessedOn }: Assessment, { end }: FiledReturn, today: string): void {
  if (assessedOn > end && assessedOn <= addDays(today, MOST_DAYS_AHEAD)) return
  const text = 'Neem de datum van de beschikking over: na het tijdvak, en hoogstens drie maanden vooruit'
  throw new ApiError('invalid_input', { fields: { assessedOn: text } })
}

async function assertDifference(db: Db, administrationId: number, correction: FiledReturn): Promise<void> {
  const { compared, boxes } = await compareCorrection(db, administrationId, correction)
  if (!compareReturns(compared.boxes, boxes).hasDifference) throw new ApiError('correction_without_difference')
}

async function post(
  db: Db,
  { administrationId, userId: createdBy, now: at }: Filing,
  { id, start, end }: FiledReturn,
  { assessedOn }: Assessment,
  lines: Parameters<typeof postEntry>[2],
): Promise<number> {
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: await firstOpenDate(db, administrationId, assessedOn),
      documentDate: assessedOn,
      description: `Suppletie ${formatDateLong(start)} t/m ${formatDateLong(end)}`,
      sourceType: 'vat_return',
      sourceId: id,
      createdBy,
      at,
    },
    lines,
  )
  return entry.id
}
