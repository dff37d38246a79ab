import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

type Known = ResponseOf<typeof contract.fiscalYears.list>[number]

export interface DossierYear {
  readonly year: number
  readonly name: string
  readonly state: { readonly label: string; readonly tone: BadgeProps['tone'] }
}

const states: Record<Known['state'], DossierYear['state']> = {
  running: { label: 'Loopt', tone: 'neutral' },
  open: { label: 'Nog open', tone: 'warning' },
  closed: { label: 'Afgesloten', tone: 'success' },
}

/** Of a year of which something is booked ahead. */
const toCome: DossierYear['state'] = { label: 'Moet nog beginnen', tone: 'neutral' }

/** Of a year in which nothing was booked here: its papers may be kept all the same. */
const empty: DossierYear['state'] = { label: 'Geen boekingen', tone: 'neutral' }

/** The fiscal years of the books, that of `today`, the one before it and the one that is asked for, the newest first. */
export function dossierYears(
  known: readonly Known[],
  today: string,
  wanted: number | undefined,
): readonly DossierYear[] {
  const current = Number(today.slice(0, 4))
  const asked = wanted !== undefined && wanted >= 2000 && wanted <= current + 1 ? [wanted] : []
  const years = new Set([...known.map(({ year }) => year), current, current - 1, ...asked])
  return [...years]
    .toSorted((a, b) => b - a)
    .map((year) => {
      const found = known.find((each) => each.year === year)
      const state = found ? (found.from > today ? toCome : states[found.state]) : empty
      return { year, name: found?.name ?? String(year), state }
    })
}

/** The year that was asked for; else the oldest that is over and not closed, where the work is; else that of today. */
export const yearToOpen = (years: readonly DossierYear[], wanted: number | undefined): number | undefined =>
  (
    years.find(({ year }) => year === wanted) ??
    years.findLast(({ state }) => state === states.open) ??
    years.findLast(({ state }) => state === states.running) ??
    years[0]
  )?.year
