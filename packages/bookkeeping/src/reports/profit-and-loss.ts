import { isTemporary } from '../ledger/fiscal-year.ts'
import { PROFIT_GROUPS, type ProfitSection } from './statement-groups.ts'
import { groupLines, sumOf, type AccountAmounts, type StatementLine } from './statement-lines.ts'

export interface ProfitAndLoss {
  /** Revenue is positive, costs are negative. */
  readonly lines: StatementLine[]
  /** The result of each column; negative is a loss. */
  readonly resultCents: number[]
}

/**
 * Revenue and costs by group with gross margin, costs and result; of the accounts that are neither it takes no notice.
 * The amounts are without `year_close` entries, which would make the result of a closed year nothing.
 */
export function profitAndLoss(accounts: readonly AccountAmounts[], width: number): ProfitAndLoss {
  const own = accounts.filter(({ type }) => isTemporary(type))
  const grouped = groupLines(own, PROFIT_GROUPS, { sign: -1, width })
  const section = (name: ProfitSection): StatementLine[] =>
    grouped.filter(({ id }) => PROFIT_GROUPS.some((group) => group.section === name && group.id === id))
  const [gross, costs, financial, tax] = [section('gross'), section('costs'), section('financial'), section('tax')]
  const beforeTax = sumOf([...gross, ...costs, ...financial], width)
  const resultCents = sumOf([{ amountsCents: beforeTax }, ...tax], width)
  const total = (id: string, label: string, amountsCents: number[]): StatementLine => ({
    id,
    level: 'subtotal',
    label,
    amountsCents,
    accounts: [],
  })
  return {
    resultCents,
    lines: [
      ...gross,
      total('margin', 'Brutowinst', sumOf(gross, width)),
      ...costs,
      total('total-costs', 'Kosten', sumOf(costs, width)),
      ...financial,
      ...(tax.length > 0 ? [total('before-tax', 'Resultaat voor belasting', beforeTax)] : []),
      ...tax,
      { id: 'result', level: 'result', label: 'Resultaat', amountsCents: resultCents, accounts: [] },
    ],
  }
}
