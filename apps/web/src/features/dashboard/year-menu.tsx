import { fiscalYearName } from '@klopt/bookkeeping/ledger'
import { Button, Icon, Menu } from '@klopt/ui'
import { CalendarDays, ChevronDown } from 'lucide-react'

/** How many years back the menu leads; older ones are in the reports. */
const YEARS_SHOWN = 5

export interface YearMenuProps {
  year: number
  thisYear: number
  /** The month that fiscal years begin in: a year that is no calendar year is named by both. */
  startMonth: number
  onChange: (year: number) => void
}

/** Chooses the fiscal year of the figures. */
export function YearMenu({ year, thisYear, startMonth, onChange }: YearMenuProps) {
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => thisYear - index)
  if (!years.includes(year)) years.push(year)
  return (
    <Menu
      placement="bottom-end"
      items={years.map((each) => ({
        label: nameOf(each, thisYear, startMonth),
        ...(each >= thisYear - 1 && { hint: fiscalYearName(each, startMonth) }),
        checked: each === year,
        onSelect: () => onChange(each),
      }))}
      trigger={
        <Button icon={CalendarDays}>
          {nameOf(year, thisYear, startMonth)}
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
    />
  )
}

function nameOf(year: number, thisYear: number, startMonth: number): string {
  const [now, before] = startMonth > 1 ? ['Dit boekjaar', 'Vorig boekjaar'] : ['Dit jaar', 'Vorig jaar']
  if (year === thisYear) return now
  return year === thisYear - 1 ? before : fiscalYearName(year, startMonth)
}
