import { isSalesBase, reconcileTurnover, reconcileVat, type TurnoverFact } from '@klopt/bookkeeping/reports'
import type { VatCode } from '@klopt/bookkeeping/vat'
import type { VatKind } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { filedReturnOf, type VatCalendar, type VatPeriod } from '@klopt/bookkeeping/vat'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths } from '@klopt/validators'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { isNoYearClose } from '../../books/is-no-year-close.ts'
import { countTakenEntries } from '../../books/take-over-items.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import { askedPeriods, placedVatSums, type AskedPeriod } from '../../books/vat-sums.ts'
import { columnsOf } from './report-days.ts'

type Reconciliation = ResponseOf<typeof contract.reports.vatReconciliation>

interface Asked extends AskedPeriod {
  /** The place of the period that it is asked for, or that it is a year before. */
  readonly index: number
  readonly isBefore: boolean
}

/** The VAT periods that touch the days, up to that of today: the ledger beside the returns and a year before, turnover beside the boxes. */
export async function vatReconciliation(
  db: Db,
  administrationId: number,
  today: string,
  query: QueryOf<typeof contract.reports.vatReconciliation>,
): Promise<Reconciliation> {
  columnsOf({ ...query, by: 'month' }, await fiscalYearStartMonth(db, administrationId))
  const calendar = await readCalendar(db, administrationId, today)
  const periods = calendar.periods.filter(({ start, end }) => start <= query.to && end >= query.from)
  const filed = periods.map((period) => filedReturnOf(calendar, period))
  const asked = periods.flatMap((period, index): Asked[] => [
    { index, isBefore: false, ...period, returnId: filed[index]?.id ?? 0 }, // zero: no return
    ...yearBefore(calendar, period).map((own) => ({
      index,
      isBefore: true,
      ...own,
      returnId: filedReturnOf(calendar, own)?.id ?? 0, // zero: no return
    })),
  ])
  const ofPeriod = <Row extends { readonly n: number }>(
    rows: readonly Row[],
    index: number,
    isBefore: boolean,
  ): Row[] =>
    rows.filter(({ n }) => {
      const own = must(asked[n - 1], 'what was asked')
      return own.index === index && own.isBefore === isBefore
    })
  const facts = await placedVatSums(db, administrationId, asked)
  const turnover = await turnoverFacts(db, administrationId, asked)
  return {
    from: query.from,
    to: query.to,
    takenOver: await countTakenEntries(db, administrationId, query),
    periods: periods.map(({ key, label, start, end }, index) => ({
      key,
      label,
      from: start,
      to: end,
      isFiled: (filed[index] ?? null) !== null,
      boxes: reconcileVat(ofPeriod(facts, index, false), filed[index]?.boxes ?? [], ofPeriod(facts, index, true)),
      turnover: reconcileTurnover(ofPeriod(turnover, index, false)),
      turnoverBefore: reconcileTurnover(ofPeriod(turnover, index, true)),
    })),
  }
}

/** The periods of the same days a year before, which are shorter or none where VAT was declared otherwise then. */
function yearBefore({ periods }: VatCalendar, { start, end }: Pick<VatPeriod, 'start' | 'end'>): VatPeriod[] {
  const [first, next] = [addMonths(start, -12), addMonths(addDays(end, 1), -12)]
  return periods.filter((period) => period.start >= first && period.end < next)
}

/** The VAT lines of each period that are of its days: in its own return, another one or none. */
export const vatLines = (administrationId: number): RawBuilder<unknown> => sql`
      SELECT n, d.line_id FROM asked JOIN declared_lines d ON d.administration_id = ${administrationId}
        AND d.return_id = asked.return_id AND d.vat_date BETWEEN first_day AND last_day
      UNION ALL
      SELECT n, d.line_id FROM asked JOIN declared_lines d ON d.administration_id = ${administrationId}
        AND d.is_late AND d.vat_date BETWEEN first_day AND last_day AND d.return_id <> asked.return_id
      UNION ALL
      SELECT n, d.line_id FROM asked
      JOIN filed_returns r ON r.administration_id = ${administrationId} AND r.kind = 'correction' AND r.deleted_at IS NULL
        AND r.period_start = asked.first_day
      JOIN declared_lines d ON d.administration_id = ${administrationId} AND d.return_id = r.id
      UNION ALL
      SELECT n, u.line_id FROM asked JOIN undeclared_lines u ON u.administration_id = ${administrationId}
        AND u.vat_date BETWEEN first_day AND last_day`

interface TurnoverRow extends Omit<TurnoverFact, 'inBox'> {
  readonly n: number
  readonly vatCode: VatCode | null
  readonly vatKind: VatKind | null
}

/** Revenue booked in each period, and the base of lines whose VAT date lies in it. */
async function turnoverFacts(
  db: Db,
  administrationId: number,
  asked: readonly Asked[],
): Promise<(TurnoverFact & { readonly n: number })[]> {
  const { rows } = await sql<TurnoverRow>`
    WITH ${askedPeriods(asked)}, lines AS (
      ${vatLines(administrationId)}
      UNION
      SELECT n, l.id FROM asked
      JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.type = 'revenue'
      -- OFFSET keeps it a look-up by account and day, instead of all lines of the accounts beside each period.
      CROSS JOIN LATERAL (
        SELECT id, entry_id FROM ledger_lines
        WHERE administration_id = ${administrationId} AND account_id = a.id AND entry_date BETWEEN first_day AND last_day
        OFFSET 0
      ) l
      WHERE ${isNoYearClose(administrationId)}
    )
    SELECT asked.n, l.vat_code AS "vatCode", l.vat_kind AS "vatKind",
      -- Not joined: the planner would look up the account of each line.
      l.account_id IN (
        SELECT id FROM ledger_accounts WHERE administration_id = ${administrationId} AND type = 'revenue'
      ) AS "isRevenue",
      l.entry_date BETWEEN first_day AND last_day AS "bookedInPeriod",
      l.vat_code IS NOT NULL AND l.vat_date BETWEEN first_day AND last_day AS "vatInPeriod",
      sum(l.credit_cents - l.debit_cents)::bigint AS cents
    FROM lines JOIN asked ON asked.n = lines.n
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.id = lines.line_id
    GROUP BY 1, 2, 3, 4, 5, 6`.execute(db)
  return rows.map(({ vatCode, vatKind, ...row }) => ({
    ...row,
    inBox: vatCode !== null && vatKind !== null && isSalesBase({ vatCode, vatKind }),
  }))
}
