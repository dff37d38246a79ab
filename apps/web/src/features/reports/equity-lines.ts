import type { contract, ResponseOf, StatementLine } from '@klopt/api-client/contract'

type Equity = ResponseOf<typeof contract.reports.profitAndLoss>['equity']

/** How equity moved as the lines of a report: what it was, the result, what owners put in and took out, what it became. */
export function equityLines({ openingCents, resultCents, movements, closingCents }: Equity): StatementLine[] {
  const sum = (index: number) => movements.reduce((total, { amountsCents }) => total + (amountsCents[index] ?? 0), 0)
  const line = (id: string, level: StatementLine['level'], label: string, amountsCents: number[]): StatementLine => ({
    id,
    level,
    label,
    amountsCents,
    accounts: [],
  })
  return [
    line('opening', 'subtotal', 'Eigen vermogen aan het begin', openingCents),
    line('year', 'group', 'Resultaat', resultCents),
    {
      ...line(
        'movements',
        'group',
        'Gestort en opgenomen',
        openingCents.map((_cents, index) => sum(index)),
      ),
      accounts: movements,
    },
    line('closing', 'result', 'Eigen vermogen aan het eind', closingCents),
  ]
}
