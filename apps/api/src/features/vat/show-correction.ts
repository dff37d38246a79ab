import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { periodOfDay, VAT_BOXES } from '@klopt/bookkeeping/vat'
import {
  correctionDeadline,
  expectedInterest,
  interestFreeUntil,
  judgeLate,
  vatReturnTotals,
} from '@klopt/bookkeeping/vat-return'
import { currentCorrections } from '../../books/vat-corrections.ts'
import type { FiledReturn } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { civilDate, toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { compareCorrection, findCorrection, type ComparedCorrection } from './compare-correction.ts'
import { handInOf } from './hand-ins.ts'
import { lateDocuments, latePeriods, type LatePeriod } from './late-lines.ts'
import { readCalendar, type OwnCalendar } from '../../books/vat-calendar.ts'
import type { ReturnLines } from './return-lines.ts'
import { vatFacts } from './vat-facts.ts'

type Correction = ResponseOf<typeof contract.vatCorrections.get>
type Summary = ResponseOf<typeof contract.vatCorrections.list>[number]

/** The corrections of filed periods, newest first. */
export async function listCorrections(db: Db, administrationId: number, today: string): Promise<Summary[]> {
  const calendar = await readCalendar(db, administrationId, today)
  const corrections = await currentCorrections(db, administrationId)
  return Promise.all(
    corrections
      .toReversed()
      .map(async (each) => summaryOf(calendar, each, await compareCorrection(db, administrationId, each))),
  )
}

/** A correction with its three columns and what came after the return. Throws `not_found`. */
export async function showCorrection(
  db: Db,
  administrationId: number,
  correctionId: number,
  today: string,
): Promise<Correction> {
  const calendar = await readCalendar(db, administrationId, today)
  const correction = await findCorrection(db, administrationId, correctionId)
  const compared = await compareCorrection(db, administrationId, correction)
  const lines: ReturnLines =
    correction.state === 'draft' ? { days: correction, lateOn: null } : { returnId: correctionId }
  const facts = await vatFacts(db, administrationId, lines)
  const documents = await lateDocuments(db, administrationId, lines)
  const vatCents = facts.reduce((sum, { vatKind, balanceCents }) => sum + (vatKind === 'base' ? 0 : balanceCents), 0)
  const waiting = (await latePeriods(db, administrationId, today)).find(({ start }) => start === correction.start)
  const alone = { end: correction.end, waitingCents: vatCents, declaredCents: 0 }
  const judged = (correction.state === 'draft' ? waiting : undefined) ?? judgeLate([alone], today)[0]
  const handIn = await handInOf(db, administrationId, correctionId)
  const bookedOn = documents.map((document) => document.bookedOn).toSorted()[0] ?? null
  const discoveredOn = handIn?.discoveredOn ?? waitingSince(correction, waiting) ?? bookedOn
  const handedInOn = handIn?.handedInOn ?? (correction.submitted_at && civilDate(correction.submitted_at))
  const { reasons, correctableUntil } = must(judged, 'the judgement of a correction')
  return {
    ...summaryOf(calendar, correction, compared),
    compared: {
      kind: compared.compared.kind,
      at: toTimestamp(compared.compared.submitted_at ?? compared.compared.filed_at),
      payableEuros: vatReturnTotals(compared.compared.boxes).payableCents / 100,
    },
    correctedEuros: vatReturnTotals(compared.boxes).payableCents / 100,
    rows: compared.rows.map((row) => ({ ...row, label: VAT_BOXES[row.box].label })),
    documents,
    vatCents,
    reasons: [...reasons],
    correctableUntil,
    discoveredOn,
    deadline: discoveredOn === null ? null : correctionDeadline(discoveredOn, correctableUntil),
    interestFreeUntil: interestFreeUntil(correction.end),
    expectedInterest: expectedInterest({
      differenceEuros: compared.differenceEuros,
      periodEnd: correction.end,
      handedInOn: handedInOn ?? today,
    }),
    submittedAt: toTimestampOrNull(correction.submitted_at),
    handedInOn,
    processedAt: toTimestampOrNull(correction.processed_at),
    assessment: assessmentOf(correction),
    journalEntryId: correction.journal_entry_id,
  }
}

const waitingSince = ({ state }: FiledReturn, waiting: LatePeriod | undefined): string | undefined =>
  state === 'draft' ? waiting?.discoveredOn : undefined

function summaryOf(calendar: OwnCalendar, correction: FiledReturn, { differenceEuros }: ComparedCorrection): Summary {
  const { key, label } = periodOfDay(calendar, correction.start)
  return {
    id: correction.id,
    key,
    label,
    periodStart: correction.start,
    periodEnd: correction.end,
    state: must(correction.state, 'the state of a correction'),
    differenceEuros,
    createdAt: toTimestamp(correction.filed_at),
  }
}

function assessmentOf(correction: FiledReturn): Correction['assessment'] {
  if (correction.assessed_on === null) return null
  return {
    assessedOn: correction.assessed_on,
    amountCents: must(correction.assessed_cents, 'the amount of an assessment'),
    interestCents: must(correction.interest_cents, 'the interest of an assessment'),
    fineCents: must(correction.fine_cents, 'the fine of an assessment'),
  }
}
