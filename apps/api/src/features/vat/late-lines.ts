import type { contract, ResponseOf } from '@klopt/api-client/contract'
import {
  filedReturnOf,
  isSmallBusinessOn,
  openPeriods,
  periodOfDay,
  VAT_CODES,
  type VatPeriod,
} from '@klopt/bookkeeping/vat'
import { judgeLate, type JudgedVat, type LateVat } from '@klopt/bookkeeping/vat-return'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import { periodsWithDifference } from './compare-correction.ts'
import { lateDecisions, type LateDecision } from '../../books/vat-returns.ts'
import { civilDate } from '../../kernel/clock.ts'
import { discoveries, earlierOf } from './discoveries.ts'
import { hasFiledLast, type OwnCalendar } from '../../books/vat-calendar.ts'
import { declaredPairs } from '../../books/declared-pairs.ts'
import { selectLines, type ReturnLines } from './return-lines.ts'

type Late = ResponseOf<typeof contract.vat.return>['late'][number]
type LateDocument = ResponseOf<typeof contract.vatCorrections.get>['documents'][number]

/** What happens with late lines when a return is filed. */
export type LateChoice = 'include' | 'leave'

/** What is late of a filed period of which something waits, judged and as somebody decided. */
export interface LatePeriod extends LateVat, JudgedVat {
  readonly start: string
  readonly decision: LateDecision | null
  /** When the oldest of what waits was booked, and when it was discovered: then, or earlier. */
  readonly bookedOn: string
  readonly discoveredOn: string
}

/** The documents of a period that are named; its sum counts all of them. */
const MOST_DOCUMENTS = 100

/** What is late of each filed period of which something waits, oldest first. */
export async function latePeriods(db: Db, administrationId: number, today: string): Promise<LatePeriod[]> {
  const [spans, decisions, given, found, isOver] = await Promise.all([
    smallBusinessSpans(db, administrationId),
    lateDecisions(db, administrationId),
    discoveries(db, administrationId),
    findLate(db, administrationId),
    hasFiledLast(db, administrationId),
  ])
  const differing = await periodsWithDifference(
    db,
    administrationId,
    found.filter(({ bookedAt }) => bookedAt !== null),
  )
  const periods = found.map((late) => ({
    ...late,
    decision: decisions.get(late.start) ?? null,
    hasNoNextReturn: isOver || [late.end, today].some((day) => isSmallBusinessOn(spans, day)),
    hasDifference: differing.has(late.start),
  }))
  return judgeLate(periods, today)
    .filter(({ bookedAt }) => bookedAt !== null)
    .map(({ bookedAt, ...judged }) => {
      const bookedOn = civilDate(must(bookedAt, 'when the oldest was booked'))
      return { ...judged, bookedOn, discoveredOn: earlierOf(bookedOn, given.get(judged.start)) }
    })
}

/** Whether filing has to wait: only a correction is right, and nobody decided for it. */
export const isUndecided = ({ verdict, decision }: LatePeriod): boolean =>
  verdict === 'correction' && decision !== 'correction'

type Found = LateVat & Pick<LatePeriod, 'start'> & { readonly bookedAt: Date | null }

/** Also periods of which nothing waits and something was put in a later return: they count in their year. */
async function findLate(db: Db, administrationId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT r.period_start AS start, r.period_end AS "end",
      min(e.created_at) FILTER (WHERE own.waits) AS "bookedAt",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE own.waits AND l.vat_kind <> 'base'), 0)::bigint AS "waitingCents",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE NOT own.waits AND l.vat_kind <> 'base'), 0)::bigint AS "declaredCents",
      coalesce(bool_or(l.vat_code = ANY (${ICP_CODES})) FILTER (WHERE own.waits), false) AS "touchesIcp"
    FROM filed_returns r
    CROSS JOIN LATERAL (
      SELECT line_id, true AS waits FROM undeclared_lines
      WHERE administration_id = ${administrationId} AND vat_date BETWEEN r.period_start AND r.period_end
      UNION ALL SELECT line_id, false FROM declared_lines
      WHERE administration_id = ${administrationId} AND is_late AND vat_date BETWEEN r.period_start AND r.period_end
    ) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    WHERE r.administration_id = ${administrationId} AND r.kind = 'return' AND r.deleted_at IS NULL
      AND l.vat_code || ' ' || l.vat_kind = ANY (${declaredPairs})
    GROUP BY r.period_start, r.period_end
    ORDER BY r.period_start`.execute(db)
  return rows
}

/** What the intra-community list repeats. */
const ICP_CODES = Object.values(VAT_CODES).flatMap(({ code, icp }) => (icp === null ? [] : [code]))

interface ChosenBy {
  readonly period: VatPeriod
  readonly choice: LateChoice | undefined
  readonly late: readonly LatePeriod[]
  readonly today: string
}

/**
 * The lines of a period as they are to be filed. What is late goes along with the next return to file, unless a correction
 * was decided for its period, the user chose otherwise, or somebody still has to decide.
 */
export function chosenLines(calendar: OwnCalendar, { period, choice, late, today }: ChosenBy): ReturnLines {
  const filed = filedReturnOf(calendar, period)
  if (filed) return { returnId: filed.id }
  if (!isNext(calendar, period)) return { days: period, lateOn: null }
  const withLate = choice === undefined ? !late.some(isUndecided) : choice === 'include'
  return { days: period, lateOn: withLate ? today : null }
}

/** What is late, where it matters: all of it at the next return to file, that of a filed period at its own. */
export async function listLate(
  db: Db,
  administrationId: number,
  calendar: OwnCalendar,
  { shown, late }: { shown: VatPeriod; late: readonly LatePeriod[] },
): Promise<Late[]> {
  const own = filedReturnOf(calendar, shown)
  if (!own && !isNext(calendar, shown)) return []
  const periods = late.filter(({ start }) => !own || start === own.start)
  return Promise.all(
    periods.map(async (period) => {
      const { key, label } = periodOfDay(calendar, period.start)
      return {
        key,
        label,
        vatCents: period.waitingCents,
        declaredCents: period.declaredCents,
        needsCorrection: period.verdict === 'correction',
        decision: period.decision,
        documents: await lateDocuments(db, administrationId, { days: period, lateOn: null }),
      }
    }),
  )
}

const isNext = (calendar: OwnCalendar, period: VatPeriod) => openPeriods(calendar)[0]?.start === period.start

/** The documents of lines that came after a return: newest first, a hundred at most. */
export async function lateDocuments(db: Db, administrationId: number, lines: ReturnLines): Promise<LateDocument[]> {
  const { rows } = await sql<Omit<LateDocument, 'bookedOn'> & { bookedAt: Date }>`
    SELECT e.id AS "entryId", min(own.vat_date) AS date, e.description, e.source_type AS "sourceType",
      e.source_id AS "sourceId", e.created_at AS "bookedAt",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.vat_kind = 'base'), 0)::bigint AS "baseCents",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.vat_kind <> 'base'), 0)::bigint AS "vatCents"
    FROM (${selectLines(administrationId, lines)}) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    GROUP BY e.id, e.description, e.source_type, e.source_id, e.created_at
    HAVING bool_or(l.vat_code || ' ' || l.vat_kind = ANY (${declaredPairs}))
    ORDER BY date DESC, e.id DESC
    LIMIT ${MOST_DOCUMENTS}`.execute(db)
  return rows.map(({ bookedAt, ...row }) => ({ ...row, bookedOn: civilDate(bookedAt) }))
}
