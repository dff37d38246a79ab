import type { contract, QueryOf } from '@klopt/api-client/contract'
import { isSalesBase } from '@klopt/bookkeeping/reports'
import { filedReturnOf, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { sql, type RawBuilder } from 'kysely'
import { isNoYearClose } from '../../books/is-no-year-close.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import { askedPeriods, type AskedPeriod } from '../../books/vat-sums.ts'
import type { Db } from '../../database/db.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { describeLines, isAfterLine, MOST_COUNTED, PAGE_SIZE, type FigureLines } from './figure-lines.ts'
import { assertRange } from './report-days.ts'
import { vatLines } from './vat-reconciliation.ts'

type Query = QueryOf<typeof contract.reports.figureLines>
type Why = NonNullable<Query['turnover']>

interface Asked {
  readonly administrationId: number
  readonly today: string
  readonly why: Why
}

/** The lines behind a figure of turnover beside the boxes, oldest first, over the VAT periods that lie in the days. */
export async function turnoverLines(
  db: Db,
  { administrationId, today, why }: Asked,
  query: Query,
): Promise<FigureLines> {
  assertRange(query)
  const calendar = await readCalendar(db, administrationId, today)
  const periods = calendar.periods
    .filter(({ start, end }) => start >= query.from && end <= query.to)
    .map((period): AskedPeriod => ({ ...period, returnId: filedReturnOf(calendar, period)?.id ?? 0 })) // zero: no return
  const after = decodeCursor(query.cursor, ['string', 'number'])
  const found = linesBehind(administrationId, { why, periods, query })
  const lines = await describeLines(
    db,
    administrationId,
    sql`${found} AND ${isAfterLine(after)} ORDER BY l.entry_date, l.id LIMIT ${PAGE_SIZE + 1}`,
  )
  const { shown, nextCursor } = pageOf(lines, PAGE_SIZE, ({ date, lineId }) => [date, lineId])
  const { rows } = await sql`SELECT 1 FROM (${found} LIMIT ${MOST_COUNTED + 1}) counted`.execute(db)
  return {
    count: Math.min(rows.length, MOST_COUNTED),
    isCapped: rows.length > MOST_COUNTED,
    openingCents: 0,
    items: shown,
    nextCursor,
  }
}

/** The codes whose base a box of sales has. */
const salesCodes = (Object.keys(VAT_CODES) as VatCode[]).filter((vatCode) => isSalesBase({ vatCode, vatKind: 'base' }))

interface Behind {
  readonly why: Why
  readonly periods: readonly AskedPeriod[]
  readonly query: Pick<Query, 'from' | 'to'>
}

/** Lines `l`, by the terms in which `reconcileTurnover` explains a difference. */
function linesBehind(administrationId: number, { why, periods, query: { from, to } }: Behind): RawBuilder<unknown> {
  const revenue = sql`SELECT id FROM ledger_accounts WHERE administration_id = ${administrationId} AND type = 'revenue'`
  const isRevenue = sql`l.account_id IN (${revenue})`
  const isBooked = sql`l.entry_date BETWEEN ${from} AND ${to}`
  const isVatHere = sql`coalesce(l.vat_date BETWEEN ${from} AND ${to}, false)`
  const isInBox = sql`coalesce(l.vat_kind = 'base' AND l.vat_code = ANY (${salesCodes}), false)`
  const booked = sql`
    SELECT l.id FROM (${revenue}) a
    CROSS JOIN LATERAL (
      SELECT id, entry_id FROM ledger_lines
      WHERE administration_id = ${administrationId} AND account_id = a.id AND entry_date BETWEEN ${from} AND ${to}
      OFFSET 0
    ) l
    WHERE ${isNoYearClose(administrationId)}`
  const declared = sql`SELECT line_id FROM (${vatLines(administrationId)}) declared`
  const { ids, holds } = {
    booked: { ids: booked, holds: sql`true` },
    inBoxes: { ids: declared, holds: sql`${isInBox} AND ${isVatHere}` },
    outsideBoxes: { ids: booked, holds: sql`NOT ${isInBox}` },
    otherAccounts: { ids: declared, holds: sql`${isInBox} AND ${isVatHere} AND NOT ${isRevenue}` },
    otherPeriod: {
      ids: sql`${booked} UNION ${declared}`,
      holds: sql`${isInBox} AND ${isRevenue} AND ${isBooked} <> ${isVatHere}`,
    },
  }[why]
  return sql`
    WITH ${askedPeriods(periods)}
    SELECT l.* FROM ledger_lines l
    WHERE l.administration_id = ${administrationId} AND l.id IN (${ids}) AND ${holds}`
}
