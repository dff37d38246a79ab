import type { ReportColumn, StatementLine } from '@klopt/api-client/contract'
import type { AmountColumn, ReportLeaf } from '@klopt/ui'
import { accountHref } from '../../app/routing/hrefs.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { figureId, type Figure, type FigureOf, type FigurePart } from './figure.ts'
import { monthName } from './month-name.ts'
import { accountOf } from './statement-rows.ts'

export interface StatementFigures {
  readonly administrationId: number
  /** A balance sheet is of a day, with what was there before; a profit and loss is of the days alone. */
  readonly isBalance: boolean
  readonly lines: readonly StatementLine[]
  readonly columns: readonly ReportColumn[]
}

/** Sums of everything above them; other sums are of what stands between them and the sum before. */
const WHOLE = new Set(['before-tax', 'result'])
const RESULT_OF_YEAR = 'Resultaat dit boekjaar'

/** What the figures of a profit and loss or a balance sheet are made of. */
export function statementFigures(report: StatementFigures): FigureOf {
  const { administrationId, isBalance, lines, columns } = report
  const lastAsset = lines.findIndex(({ id }) => id === 'total-assets')
  return (shown, shownColumn) => {
    const [found, column] = [findLine(lines, shown), columns.find(({ id }) => id === shownColumn.id)]
    const cents = shown.figures[shownColumn.id]
    if (!found || !column || cents === undefined) return null
    const accountId = accountOf(shown)
    const own = accountId === null ? accountsOf(lines, found) : [{ accountId }]
    const ids = own.flatMap((account) => account.accountId ?? [])
    const parts = accountId === null ? resultsOf(report, lines, found, column) : []
    if (ids.length === 0 && parts.length === 0) return null
    return {
      id: figureId(shown, shownColumn),
      title: [shown.code, shown.label].filter(Boolean).join(' '),
      when: whenOf(shownColumn, isBalance),
      cents,
      lines:
        ids.length === 0 ? null : { ...daysOf(column), accountIds: ids.join(','), ...(!isBalance && withoutClose) },
      withOpening: isBalance,
      sign: isBalance && found.index <= lastAsset ? 1 : -1,
      parts,
      ...(accountId !== null && { href: accountHref(administrationId, accountId, column) }),
    } satisfies Figure
  }
}

/** Where the result of the running year can be read, which stands on no account. */
export const resultHref =
  ({ administrationId, columns }: Pick<StatementFigures, 'administrationId' | 'columns'>) =>
  ({ label }: ReportLeaf, { id }: AmountColumn): string | undefined => {
    const column = columns.find((each) => each.id === id)
    return label === RESULT_OF_YEAR && column ? profitHref(administrationId, column) : undefined
  }

const withoutClose = { yearClose: 'without' } as const
const daysOf = ({ from, to, openedOn }: ReportColumn) => ({
  from,
  to,
  ...(openedOn !== undefined && { openedTo: openedOn }),
})

interface Place {
  readonly line: StatementLine
  readonly index: number
}

/** The line that is shown, or the one that a shown account stands under. */
function findLine(lines: readonly StatementLine[], shown: ReportLeaf): Place | undefined {
  const accountId = accountOf(shown)
  const index = lines.findIndex(({ id, accounts }) =>
    accountId === null ? id === shown.id : accounts.some((account) => account.accountId === accountId),
  )
  const line = lines[index]
  return line && { line, index }
}

/** The accounts of a group, or of the groups that a sum is made of. */
function accountsOf(lines: readonly StatementLine[], { line, index }: Place): StatementLine['accounts'] {
  if (line.level === 'group') return line.accounts
  const isWhole = WHOLE.has(line.id)
  const before = lines.slice(0, index)
  const start = isWhole ? 0 : before.findLastIndex(({ level }) => level !== 'group') + 1
  return before.slice(start).flatMap(({ accounts }) => accounts)
}

/** What of a sum stands on no account: results that no entry took to equity. */
function resultsOf(
  { administrationId, columns }: StatementFigures,
  lines: readonly StatementLine[],
  place: Place,
  column: ReportColumn,
): FigurePart[] {
  const at = columns.indexOf(column)
  return accountsOf(lines, place).flatMap(({ accountId, name, amountsCents }) => {
    const cents = amountsCents[at]
    if (accountId !== null || cents === undefined || cents === 0) return []
    return [{ label: name, cents, ...(name === RESULT_OF_YEAR && { href: profitHref(administrationId, column) }) }]
  })
}

const profitHref = (administrationId: number, { from, to }: ReportColumn): string =>
  administrationAddress(administrationId, 'reports/profit-and-loss', { search: { from, to } })

/** The days of a column in words, behind 'regels'. */
export function whenOf({ id, header }: AmountColumn, isDay: boolean): string {
  const name = /^\d{4}-\d{2}$/.test(id) ? monthName(id) : header
  if (isDay) return `tot en met ${name}`
  return header.endsWith('kwartaal') ? `in het ${name}` : `in ${name}`
}
