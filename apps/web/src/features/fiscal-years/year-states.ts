import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

export type FiscalYearItem = ResponseOf<typeof contract.fiscalYears.list>[number]

/** How a fiscal year stands, in a word. */
export const yearStates: Record<FiscalYearItem['state'], { label: string; tone: BadgeProps['tone'] }> = {
  running: { label: 'Loopt', tone: 'neutral' },
  open: { label: 'Nog open', tone: 'warning' },
  closed: { label: 'Afgesloten', tone: 'success' },
}

/** The year of the address; else the oldest that can be closed, since years close in order; else the newest. */
export function yearToShow(years: readonly FiscalYearItem[], wanted: number | undefined): FiscalYearItem | undefined {
  return years.find(({ year }) => year === wanted) ?? years.findLast(({ state }) => state === 'open') ?? years[0]
}
