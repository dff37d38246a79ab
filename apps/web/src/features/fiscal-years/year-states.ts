import type { contract, ResponseOf, YearCheck } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

export type FiscalYearItem = ResponseOf<typeof contract.fiscalYears.list>[number]

interface ShownState {
  readonly label: string
  readonly tone: BadgeProps['tone']
}

const yearStates: Record<FiscalYearItem['state'], ShownState> = {
  running: { label: 'Loopt', tone: 'neutral' },
  open: { label: 'Nog open', tone: 'warning' },
  closed: { label: 'Afgesloten', tone: 'success' },
}

const toCome: ShownState = { label: 'Moet nog beginnen', tone: 'neutral' }

/** How a fiscal year stands, in a word: of one that is to come something may be booked. */
export const stateShown = ({ state, from }: FiscalYearItem, today: string): ShownState =>
  from > today ? toCome : yearStates[state]

/** As they are chosen from: the newest first, and behind all of them those that are to come, which are far ahead where a year was mistyped. */
export const inStrip = (years: readonly FiscalYearItem[], today: string): FiscalYearItem[] => [
  ...years.filter(({ from }) => from <= today),
  ...years.filter(({ from }) => from > today).toReversed(),
]

/**
 * The year of the address; else the oldest that can be closed, since years close in order; else that of today, which is the
 * oldest that runs: of later ones something may be booked.
 */
export function yearToShow(years: readonly FiscalYearItem[], wanted: number | undefined): FiscalYearItem | undefined {
  return (
    years.find(({ year }) => year === wanted) ??
    years.findLast(({ state }) => state === 'open') ??
    years.findLast(({ state }) => state === 'running')
  )
}

/** What is not in order and hinders nobody, told before a year is closed all the same; null when nothing. */
export function openNotices(checks: readonly Pick<YearCheck, 'state' | 'title'>[]): string | null {
  const titles = checks.flatMap(({ state, title }) => (state === 'notice' ? title : []))
  return titles.length === 0 ? null : `Nog open, en geen beletsel: ${titles.join('; ')}.`
}
