import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { periodOfDay } from '@klopt/bookkeeping/vat'
import { correctionDeadline, interestFreeUntil, LARGEST_INCLUDED_CENTS } from '@klopt/bookkeeping/vat-return'
import { decideLateVat, lockReturns, type FiledReturn, type LateDecision } from '../../books/vat-returns.ts'
import { currentCorrections } from '../../books/vat-corrections.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Filing } from './file-return.ts'
import { lateDocuments, latePeriods, type LatePeriod } from './late-lines.ts'
import { readCalendar } from '../../books/vat-calendar.ts'

type Late = ResponseOf<typeof contract.vatCorrections.late>

/** What is still to be declared of filed periods, with its documents, what the law asks and what somebody decided. */
export async function showLate(db: Db, administrationId: number, today: string): Promise<Late> {
  const calendar = await readCalendar(db, administrationId, today)
  const corrections = await currentCorrections(db, administrationId)
  const periods = await latePeriods(db, administrationId, today)
  return {
    limitCents: LARGEST_INCLUDED_CENTS,
    periods: await Promise.all(
      periods.map(async (late) => {
        const { key, label } = periodOfDay(calendar, late.start)
        return {
          key,
          label,
          ...presentLate(late),
          correction: openCorrection(corrections, late.start),
          documents: await lateDocuments(db, administrationId, { days: late, lateOn: null }),
        }
      }),
    ),
  }
}

/** Keeps what is to happen with the late VAT of a period. Throws `not_found`, `late_vat_needs_correction` and `correction_too_late`. */
export async function decideLate(
  db: Db,
  { administrationId, today, userId: decidedBy, now: at }: Filing,
  { periodStart, decision }: { periodStart: string; decision: LateDecision },
): Promise<void> {
  await lockReturns(db, administrationId)
  const late = (await latePeriods(db, administrationId, today)).find(({ start }) => start === periodStart)
  if (!late) throw new ApiError('not_found')
  if (late.verdict === 'expired') throw new ApiError('correction_too_late')
  if (late.verdict === 'correction' && decision === 'next_return') throw new ApiError('late_vat_needs_correction')
  await decideLateVat(db, { periodStart, decision, decidedBy, at })
}

function presentLate(late: LatePeriod) {
  return {
    periodStart: late.start,
    periodEnd: late.end,
    waitingCents: late.waitingCents,
    declaredCents: late.declaredCents,
    netCents: late.periodCents,
    yearNetCents: late.yearCents,
    verdict: late.verdict,
    reasons: [...late.reasons],
    decision: late.decision,
    discoveredOn: late.discoveredOn,
    bookedOn: late.bookedOn,
    deadline: correctionDeadline(late.discoveredOn, late.correctableUntil),
    correctableUntil: late.correctableUntil,
    interestFreeUntil: interestFreeUntil(late.end),
  }
}

function openCorrection(
  corrections: readonly FiledReturn[],
  periodStart: string,
): Late['periods'][number]['correction'] {
  const open = corrections.find(({ start, state }) => start === periodStart && state !== 'processed')
  return open === undefined || open.state === null ? null : { id: open.id, state: open.state }
}
