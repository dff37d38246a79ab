import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { PeriodTab, PeriodTabs } from '../../shared/periods/period-tabs.tsx'
import { inStrip, stateShown, type FiscalYearItem } from './year-states.ts'

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
      {inStrip(years, today()).map((item) => (
        <PeriodTab
          key={item.year}
          href={administrationAddress(administrationId, 'fiscal-years', { search: { year: item.year } })}
          name={item.name}
          state={stateShown(item, today())}
          isCurrent={item.year === current}
        />
      ))}
    </PeriodTabs>
  )
}
