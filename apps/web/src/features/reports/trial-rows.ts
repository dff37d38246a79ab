import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { AmountColumn, ReportColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { addDays, addMonths } from '@klopt/validators'
import { accountHref } from '../../app/routing/hrefs.ts'
import { accountTypes } from '../../shared/ledger/account-types.ts'
import type { DateRange } from './date-range.ts'
import { figureId, type Figure, type FigureOf, type LinesQuery } from './figure.ts'

export type TrialBalance = ResponseOf<typeof contract.reports.trialBalance>
type Row = TrialBalance['rows'][number]
type Amounts = TrialBalance['totals']

export const trialColumns: readonly (ReportColumn & AmountColumn)[] = [
  { id: 'opening', header: 'Beginsaldo' },
  { id: 'debit', header: 'Debet', priority: 3 },
  { id: 'credit', header: 'Credit', priority: 3 },
  { id: 'closing', header: 'Eindsaldo', kind: 'total' },
  { id: 'before', header: 'Vorig jaar', kind: 'before' },
]
export const trialDifference: ReportColumn = {
  id: 'difference',
  kind: 'difference',
  header: 'Verschil',
  of: 'closing',
  before: 'before',
  priority: 2,
}

/** The accounts by kind, with the sums of each kind and of all. */
export function trialLines({ rows, totals }: TrialBalance, withZero: boolean): ReportLine[] {
  const seen = rows.filter((row) => withZero || amountsOf(row).some((cents) => cents !== 0))
  const groups = accountTypes.flatMap(({ type, label }): ReportLine[] => {
    const own = seen.filter((row) => row.type === type)
    if (own.length === 0) return []
    return [{ id: type, level: 'group', label, figures: figuresOf(sumOf(own)), leaves: own.map(leafOf) }]
  })
  if (groups.length === 0) return []
  return [...groups, { id: 'totals', level: 'result', label: 'Totaal', figures: figuresOf(totals) }]
}

const amountsOf = (row: Amounts) => [
  row.openingCents,
  row.debitCents,
  row.creditCents,
  row.closingCents,
  row.lastYearCents,
]

const figuresOf = (row: Amounts) => ({
  opening: row.openingCents,
  debit: row.debitCents,
  credit: row.creditCents,
  closing: row.closingCents,
  before: row.lastYearCents,
})

const leafOf = (row: Row): ReportLeaf => ({
  id: leafId(row),
  label: row.name,
  ...(row.number !== '' && { code: row.number }),
  figures: figuresOf(row),
})
const leafId = ({ accountId }: Row) => (accountId === null ? 'earlier' : `account-${accountId}`)

function sumOf(rows: readonly Row[]): Amounts {
  const sum = (column: keyof Amounts) => rows.reduce((total, row) => total + row[column], 0)
  return {
    openingCents: sum('openingCents'),
    debitCents: sum('debitCents'),
    creditCents: sum('creditCents'),
    closingCents: sum('closingCents'),
    lastYearCents: sum('lastYearCents'),
  }
}

interface TrialFigures {
  readonly administrationId: number
  readonly rows: readonly Row[]
  readonly range: DateRange
  readonly startMonth: number
}

/** What a figure of the trial balance is made of: the year before an opening, a side of the days, or all of them. */
export function trialFigures({ administrationId, rows, range, startMonth }: TrialFigures): FigureOf {
  return (line, column) => {
    const own = rows.filter((row) => line.id === 'totals' || row.type === line.id || leafId(row) === line.id)
    const ids = own.flatMap(({ accountId }) => accountId ?? [])
    const cents = line.figures[column.id]
    const days = daysOf(column.id, range, startMonth)
    if (ids.length === 0 || cents === undefined || days === null) return null
    const [only] = own.length === 1 ? ids : []
    return {
      id: figureId(line, column),
      title: [line.code, line.label].filter(Boolean).join(' '),
      when: WHEN[column.id] ?? '',
      cents,
      lines: { ...days, ...askedOf(column.id, range), accountIds: ids.join(',') },
      withOpening: column.id !== 'debit' && column.id !== 'credit',
      sign: column.id === 'credit' ? -1 : 1,
      parts: only === undefined ? partsOf(own, column.id) : [],
      ...(only !== undefined && { href: accountHref(administrationId, only, days) }),
    } satisfies Figure
  }
}

const WHEN: Readonly<Record<string, string>> = {
  opening: 'voor het beginsaldo',
  debit: 'aan debetzijde',
  credit: 'aan creditzijde',
  closing: 'in deze periode',
  before: 'een jaar eerder',
}

/** What the books opened with within the days is no movement of a side, and was there before them. */
function askedOf(columnId: string, { to }: DateRange): Pick<LinesQuery, 'side' | 'opening' | 'openedTo'> {
  if (columnId === 'debit' || columnId === 'credit') return { side: columnId, opening: 'without' }
  return columnId === 'opening' ? { openedTo: to } : {}
}

/** The days of a column; null for an opening of the first day there is. */
function daysOf(columnId: string, range: DateRange, startMonth: number): DateRange | null {
  const yearOf = (day: string) => fiscalYearRange(fiscalYearOf(day, startMonth), startMonth).from
  if (columnId === 'before') {
    const to = addMonths(range.to, -12)
    return to < '2000' ? null : { from: yearOf(to), to }
  }
  if (columnId !== 'opening') return range
  const to = addDays(range.from, -1)
  return to < '2000' ? null : { from: yearOf(to), to }
}

/** The result of earlier years stands on no account. */
function partsOf(own: readonly Row[], columnId: string): Figure['parts'] {
  const earlier = own.find(({ accountId }) => accountId === null)
  const cents = earlier && leafOf(earlier).figures[columnId]
  return !earlier || !cents ? [] : [{ label: earlier.name, cents }]
}
