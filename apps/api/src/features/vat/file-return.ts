import { earlierOpen, filedReturnOf, type VatPeriod } from '@klopt/bookkeeping/vat'
import { vatAccountBalances, vatReturnBoxes, vatReturnPosting, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { ErrorName } from '@klopt/api-client/errors'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import {
  decideLateVat,
  deleteVatReturn,
  filedReturns,
  freezeVatReturn,
  lockReturns,
  moveTakenBack,
  returnEntryDay,
  startVatReturn,
} from '../../books/vat-returns.ts'
import { assertChecks } from './checks/vat-checks.ts'
import { forgetSettled } from './discover-late.ts'
import { forgetDiscovery } from './discoveries.ts'
import { forgetHandIn, handedInDay, keepHandIn } from './hand-ins.ts'
import { isUndecided, latePeriods, type LateChoice, type LatePeriod } from './late-lines.ts'
import { forgetPaymentReference } from './show-payment.ts'
import { taxDebts } from './tax-debts.ts'
import { vatFacts } from './vat-facts.ts'
import { periodOf, readCalendar } from '../../books/vat-calendar.ts'

export interface Filing {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/** The return as the user saw it, and what they chose for late lines; nothing takes them along when that may be. */
type Seen = BodyOf<typeof contract.vat.file>

/**
 * Files the return of a period: gives it its lines, sums them, freezes the boxes and posts to 'Te betalen omzetbelasting'.
 * A posting that runs at the same moment is either in the return or late. Throws `already_filed`, `period_not_ended`,
 * `earlier_period_open`, `late_vat_undecided`, `late_icp_undecided`, `late_without_next_return`, `vat_checks_open`, and `version_conflict` when the outcome is not the one the user saw.
 */
export async function fileReturn(db: Db, filing: Filing, seen: Seen): Promise<number> {
  const { administrationId, today } = filing
  await lockReturns(db, administrationId)
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOf(calendar, seen.period, today)
  if (period.end >= today) throw new ApiError('period_not_ended')
  const handedInOn = handedInDay(seen.handedInOn, period, today)
  if (filedReturnOf(calendar, period)) throw new ApiError('already_filed')
  if (earlierOpen(calendar, period).length > 0) throw new ApiError('earlier_period_open')
  const withLate = await decideLate(db, filing, seen.lateLines)
  const { userId: filedBy, now: at } = filing
  const returnId = await startVatReturn(db, { administrationId, period, withLate, filedBy, at })
  const facts = await vatFacts(db, administrationId, { returnId })
  const boxes = vatReturnBoxes(facts)
  const payableEuros = vatReturnTotals(boxes).payableCents / 100
  if (payableEuros !== seen.payableEuros) throw new ApiError('version_conflict', { details: { payableEuros } })
  await assertChecks(db, administrationId, { period, calendar, today })
  const lines = vatReturnPosting(boxes, vatAccountBalances(facts))
  const { entryDate, takenBack } = await returnEntryDay(db, administrationId, period)
  await moveTakenBack(db, { administrationId, createdBy: filedBy, at }, takenBack)
  const posted = { returnId, entryDate, lines }
  const journalEntryId = lines.length > 0 ? await postReturn(db, filing, period, posted) : null
  await freezeVatReturn(db, returnId, { boxes, payableEuros, journalEntryId })
  await keepHandIn(db, administrationId, returnId, { handedInOn, discoveredOn: null })
  await forgetSettled(db, administrationId, today)
  return returnId
}

/** Takes back the newest return: its lines are undeclared again, and its entry is reversed. Throws `vat_return_not_latest`, `vat_return_corrected` and `vat_return_paid`. */
export async function deleteReturn(db: Db, filing: Filing, returnId: number): Promise<void> {
  const { administrationId } = filing
  await lockReturns(db, administrationId)
  const filed = (await filedReturns(db, administrationId)).find(({ id }) => id === returnId)
  if (!filed) throw new ApiError('not_found')
  const own = (await taxDebts(db, administrationId)).find(({ debt }) => debt.id === returnId)
  if (own !== undefined && own.payments.length > 0) throw new ApiError('vat_return_paid')
  await deleteVatReturn(db, returnId, filing.now)
  await forgetPaymentReference(db, administrationId, returnId)
  await forgetHandIn(db, administrationId, returnId)
  await forgetDiscovery(db, administrationId, filed.start)
  if (filed.journal_entry_id === null) return
  await reverseEntry(db, {
    administrationId,
    entryId: filed.journal_entry_id,
    description: 'Btw-aangifte teruggenomen',
    createdBy: filing.userId,
    at: filing.now,
  })
}

/**
 * Whether late lines go along, of periods for which no correction was decided. What only a correction may hold waits for
 * somebody who decides; leaving it here decides for it.
 */
async function decideLate(db: Db, filing: Filing, choice: LateChoice | undefined): Promise<boolean> {
  const { administrationId, today, userId: decidedBy, now: at } = filing
  const undecided = (await latePeriods(db, administrationId, today)).filter(isUndecided)
  if (choice === 'leave') {
    for (const { start } of undecided)
      await decideLateVat(db, { periodStart: start, decision: 'correction', decidedBy, at })
    return false
  }
  if (undecided.length === 0) return true
  throw new ApiError(refusalOf(undecided), {
    details: { periods: undecided.map(({ start, end }) => ({ start, end })) },
  })
}

/** By why only a correction is right: an amount before what holds whatever the amount. */
function refusalOf(undecided: readonly LatePeriod[]): ErrorName {
  const reasons = undecided.flatMap((period) => period.reasons)
  if (reasons.includes('period_amount') || reasons.includes('year_amount')) return 'late_vat_undecided'
  return reasons.includes('icp') ? 'late_icp_undecided' : 'late_without_next_return'
}

interface PostedReturn {
  readonly returnId: number
  readonly entryDate: string
  readonly lines: Parameters<typeof postEntry>[2]
}

async function postReturn(
  db: Db,
  filing: Filing,
  period: VatPeriod,
  { returnId, entryDate, lines }: PostedReturn,
): Promise<number> {
  const entry = await postEntry(
    db,
    {
      administrationId: filing.administrationId,
      journalId: await generalJournal(db, filing.administrationId),
      entryDate,
      documentDate: period.end,
      description: `Btw-aangifte ${period.label}`,
      sourceType: 'vat_return',
      sourceId: returnId,
      createdBy: filing.userId,
      at: filing.now,
    },
    lines,
  )
  return entry.id
}
