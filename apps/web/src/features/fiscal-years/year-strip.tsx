import { administrationAddress } from '../../app/routing/address.ts'
import { PeriodTab, PeriodTabs } from '../../shared/periods/period-tabs.tsx'
import { yearStates, type FiscalYearItem } from './year-states.ts'

export interface YearStripProps {
  administrationId: number
  /** Newest first. */
  years: readonly FiscalYearItem[]
  /** The year on the screen. */
  current: number | undefined
}

/** The fiscal years with how each stands, to choose from. */
export function YearStrip({ administrationId, years, current }: YearStripProps) {
  return (
    <PeriodTabs label="Boekjaar">
      {years.map(({ year, name, state }) => (
        <PeriodTab
          key={year}
          href={administrationAddress(administrationId, 'fiscal-years', { search: { year } })}
          name={name}
          state={yearStates[state]}
          isCurrent={year === current}
        />
      ))}
    </PeriodTabs>
  )
}
