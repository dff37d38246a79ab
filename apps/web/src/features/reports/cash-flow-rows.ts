import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { ReportLine } from '@klopt/ui'
import { accountHref } from '../../app/routing/hrefs.ts'
import { figureId, type Figure, type FigureOf, type LinesQuery } from './figure.ts'
import { whenOf } from './statement-figures.ts'
import { accountOf } from './statement-rows.ts'

export type CashFlow = ResponseOf<typeof contract.reports.cashFlow>

/** What there was, came in, went out and is left, with the books it stands in. */
export function cashLines({
  columns,
  openingCents,
  inCents,
  outCents,
  closingCents,
  accounts,
}: CashFlow): ReportLine[] {
  if (accounts.length === 0) return []
  const figures = (amounts: readonly number[]) =>
    Object.fromEntries(columns.map(({ id }, index) => [id, amounts[index] ?? 0]))
  const line = (id: string, level: ReportLine['level'], label: string, amounts: readonly number[]): ReportLine => ({
    id,
    level,
    label,
    figures: figures(amounts),
  })
  return [
    line('opening', 'subtotal', 'Saldo aan het begin', openingCents),
    line('in', 'group', 'Binnengekomen', inCents),
    line('out', 'group', 'Uitgegaan', outCents),
    line('closing', 'result', 'Saldo aan het eind', closingCents),
    {
      ...line('books', 'group', 'Waarvan per bank- en kasboek', closingCents),
      leaves: accounts.map(({ accountId, number, name, amountsCents }) => ({
        id: `account-${accountId}`,
        code: number,
        label: name,
        figures: figures(amountsCents),
      })),
    },
  ]
}

/** What came in is the debit of the money books, what went out their credit. */
export function cashFigures(administrationId: number, data: CashFlow | undefined): FigureOf {
  const ids = data?.accounts.flatMap(({ accountId }) => accountId ?? []) ?? []
  return (line, shownColumn) => {
    const column = data?.columns.find(({ id }) => id === shownColumn.id)
    const cents = line.figures[shownColumn.id]
    if (ids.length === 0 || !column || cents === undefined || line.id === 'opening') return null
    const own = accountOf(line)
    const side = SIDES[line.id]
    return {
      id: figureId(line, shownColumn),
      title: [line.code, line.label].filter(Boolean).join(' '),
      when: whenOf(shownColumn, false),
      cents,
      lines: { from: column.from, to: column.to, accountIds: own === null ? ids.join(',') : String(own), ...side },
      withOpening: side === undefined,
      sign: 1,
      parts: [],
      ...(own !== null && { href: accountHref(administrationId, own, column) }),
    } satisfies Figure
  }
}

const SIDES: Readonly<Record<string, Pick<LinesQuery, 'side' | 'opening'>>> = {
  in: { side: 'debit', opening: 'without' },
  out: { side: 'credit', opening: 'without' },
}

type Expected = CashFlow['expected']

/** The expected balance at the end of each week, as many as there are until the last day. */
export function weeklyBalances({ from, to, openingCents, steps }: Expected, weekLater: (day: string) => string) {
  const ends: string[] = []
  for (let day = weekLater(from); day < to; day = weekLater(day)) ends.push(day)
  return [from, ...ends, to].map((day) => ({
    day,
    cents: steps.findLast((step) => step.date <= day)?.balanceCents ?? openingCents,
  }))
}
