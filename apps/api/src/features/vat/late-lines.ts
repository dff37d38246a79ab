import type { contract, ResponseOf } from '@klopt/api-client/contract'
import {
  filedReturnOf,
  openPeriods,
  periodOfDay,
  VAT_CODES,
  type VatCode,
  type VatPeriod,
} from '@klopt/bookkeeping/vat'
import { boxesOf, needsCorrection, type LateVat } from '@klopt/bookkeeping/vat-return'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { OwnCalendar } from './read-calendar.ts'
import { VAT_KINDS, type ReturnLines } from './return-lines.ts'

type Late = ResponseOf<typeof contract.vat.return>['late'][number]
type Document = Late['documents'][number]

/** What happens with late lines when a return is filed. */
export type LateChoice = 'include' | 'leave'

export interface LatePeriod extends LateVat {
  readonly start: string
  readonly needsCorrection: boolean
}

/** The documents of a period that are named; its sum counts all of them. */
const MOST_DOCUMENTS = 100

/** What is late of each filed period of which something waits or was put in a later return, oldest first. */
export async function latePeriods(db: Db, administrationId: number): Promise<LatePeriod[]> {
  const { rows } = await sql<Omit<LatePeriod, 'needsCorrection'> & { waits: boolean }>`
    SELECT r.period_start AS start, r.period_end AS "end", bool_or(own.waits) AS waits,
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE own.waits AND l.vat_kind <> 'base'), 0)::bigint AS "waitingCents",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE NOT own.waits AND l.vat_kind <> 'base'), 0)::bigint AS "declaredCents"
    FROM filed_returns r
    CROSS JOIN LATERAL (
      SELECT line_id, true AS waits FROM undeclared_lines
      WHERE administration_id = ${administrationId} AND vat_date BETWEEN r.period_start AND r.period_end
      UNION ALL SELECT line_id, false FROM declared_lines
      WHERE administration_id = ${administrationId} AND is_late AND vat_date BETWEEN r.period_start AND r.period_end
    ) own
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = own.line_id
    WHERE r.administration_id = ${administrationId} AND r.kind = 'return' AND r.deleted_at IS NULL
      AND l.vat_code || ' ' || l.vat_kind = ANY (${declaredPairs})
    GROUP BY r.period_start, r.period_end
    ORDER BY r.period_start`.execute(db)
  return rows.map((row) => ({ ...row, needsCorrection: needsCorrection(rows, row) })).filter(({ waits }) => waits)
}

/** The code and kind of every line that counts in some box: a sale that is exempt is late for nobody. */
const declaredPairs = (Object.keys(VAT_CODES) as VatCode[]).flatMap((code) =>
  VAT_KINDS.filter((kind) => boxesOf(code, kind).length > 0).map((kind) => `${code} ${kind}`),
)

/**
 * The lines of a period as they are to be filed. What is late goes along with the next return to file, unless the user
 * chose otherwise or a correction is needed.
 */
export async function chosenLines(
  db: Db,
  administrationId: number,
  calendar: OwnCalendar,
  { period, choice }: { period: VatPeriod; choice: LateChoice | undefined },
): Promise<ReturnLines> {
  const filed = filedReturnOf(calendar, period)
  if (filed) return { returnId: filed.id }
  if (!isNext(calendar, period)) return { days: period, withLate: false }
  const usual = async () => !(await latePeriods(db, administrationId)).some((late) => late.needsCorrection)
  return { days: period, withLate: choice === undefined ? await usual() : choice === 'include' }
}

/** What is late, where it matters: all of it at the next return to file, that of a filed period at its own. */
export async function listLate(
  db: Db,
  administrationId: number,
  calendar: OwnCalendar,
  shown: VatPeriod,
): Promise<Late[]> {
  const own = filedReturnOf(calendar, shown)
  if (!own && !isNext(calendar, shown)) return []
  const periods = (await latePeriods(db, administrationId)).filter(({ start }) => !own || start === own.start)
  return Promise.all(
    periods.map(async (late) => {
      const { key, label } = periodOfDay(calendar, late.start)
      return {
        key,
        label,
        vatCents: late.waitingCents,
        declaredCents: late.declaredCents,
        needsCorrection: late.needsCorrection,
        documents: await documentsOf(db, administrationId, late),
      }
    }),
  )
}

const isNext = (calendar: OwnCalendar, period: VatPeriod) => openPeriods(calendar)[0]?.start === period.start

async function documentsOf(db: Db, administrationId: number, { start, end }: LatePeriod): Promise<Document[]> {
  const { rows } = await sql<Document>`
    SELECT e.id AS "entryId", min(u.vat_date) AS date, e.description, e.source_type AS "sourceType",
      e.source_id AS "sourceId",
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.vat_kind <> 'base'), 0)::bigint AS "vatCents"
    FROM undeclared_lines u
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = u.line_id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    WHERE u.administration_id = ${administrationId} AND u.vat_date BETWEEN ${start} AND ${end}
      AND l.vat_code || ' ' || l.vat_kind = ANY (${declaredPairs})
    GROUP BY e.id, e.description, e.source_type, e.source_id
    ORDER BY date DESC, e.id DESC
    LIMIT ${MOST_DOCUMENTS}`.execute(db)
  return rows
}
