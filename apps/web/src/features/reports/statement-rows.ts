import type { ReportColumn, StatementLine } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { ReportColumn as ShownColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'

const MONTHS = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const ACCOUNT = 'account-'

/** How a column of a report is named. */
export interface ColumnNames {
  readonly startMonth: number
  /** Whether a column is a day, as on a balance sheet, and not the days up to it. */
  readonly isDay: boolean
}

/** The columns with their heads, and how the whole stands to the year before. */
export function shownColumns(columns: readonly ReportColumn[], names: ColumnNames): ShownColumn[] {
  // The total says the year of months that are all of one.
  const years = new Set(columns.filter(({ kind }) => kind === 'part').map(({ id }) => id.slice(0, 4)))
  return [
    ...columns.map((column): ShownColumn => ({
      id: column.id,
      kind: column.kind,
      header: column.kind === 'part' ? partHead(column.id, years.size > 1) : headOf(column, names),
      ...(column.kind === 'before' && { priority: 2 }),
    })),
    { id: 'difference', kind: 'difference', header: 'Verschil', of: 'total', before: 'before', priority: 3 },
  ]
}

/** '3e kwartaal', 'dec', and among months of several years 'dec 2026', which does not break. */
function partHead(id: string, withYear: boolean): string {
  const quarter = /-Q(\d)$/.exec(id)?.[1]
  if (quarter !== undefined) return `${quarter}e kwartaal`
  const month = MONTHS[Number(id.slice(5, 7)) - 1] ?? ''
  return withYear ? `${month}\u00a0${id.slice(0, 4)}` : month
}

function headOf({ from, to }: ReportColumn, { startMonth, isDay }: ColumnNames): string {
  if (isDay) return formatDateShort(to)
  const year = fiscalYearOf(from, startMonth)
  const whole = fiscalYearRange(year, startMonth)
  if (from !== whole.from || to > whole.to) return `${formatDateShort(from)} – ${formatDateShort(to)}`
  const name = fiscalYearName(year, startMonth)
  return to === whole.to ? name : `${name} t/m ${shortDay(to)}`
}

/** '30 nov', which does not break. */
const shortDay = (day: string): string =>
  formatDateShort(day)
    .replace(/ \d{4}$/, '')
    .replace(' ', '\u00a0')

/** The lines with their figures by column; accounts without any amount only when they are wanted. */
export function shownLines(
  lines: readonly StatementLine[],
  columns: readonly ReportColumn[],
  withZero: boolean,
): ReportLine[] {
  const figures = (amounts: readonly number[]) =>
    Object.fromEntries(columns.map(({ id }, index) => [id, amounts[index] ?? 0]))
  const isSeen = ({ amountsCents }: { amountsCents: readonly number[] }) =>
    withZero || amountsCents.some((cents) => cents !== 0)
  return lines
    .filter((line) => line.level !== 'group' || isSeen(line) || line.accounts.some(isSeen))
    .map(({ id, level, label, amountsCents, accounts }) => ({
      id,
      level,
      label,
      figures: figures(amountsCents),
      leaves: accounts.filter(isSeen).map((account, index): ReportLeaf => ({
        id: account.accountId === null ? `${id}-${index}` : `${ACCOUNT}${account.accountId}`,
        label: account.name,
        ...(account.number !== '' && { code: account.number }),
        figures: figures(account.amountsCents),
      })),
    }))
}

/** The account of a line; null for a sum. */
export const accountOf = ({ id }: ReportLeaf): number | null =>
  id.startsWith(ACCOUNT) ? Number(id.slice(ACCOUNT.length)) : null
