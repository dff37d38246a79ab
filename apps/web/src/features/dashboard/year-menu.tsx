import { Button, Icon, Menu } from '@klopt/ui'
import { CalendarDays, ChevronDown } from 'lucide-react'

/** How many years back the menu leads; older ones are in the reports. */
const yearsShown = 5

export interface YearMenuProps {
  year: number
  thisYear: number
  onChange: (year: number) => void
}

/** Chooses the year of the figures. */
export function YearMenu({ year, thisYear, onChange }: YearMenuProps) {
  const years = Array.from({ length: yearsShown }, (_, index) => thisYear - index)
  if (!years.includes(year)) years.push(year)
  return (
    <Menu
      placement="bottom-end"
      items={years.map((each) => ({
        label: nameOf(each, thisYear),
        ...(each >= thisYear - 1 && { hint: String(each) }),
        checked: each === year,
        onSelect: () => onChange(each),
      }))}
      trigger={
        <Button icon={CalendarDays}>
          {nameOf(year, thisYear)}
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
    />
  )
}

function nameOf(year: number, thisYear: number): string {
  if (year === thisYear) return 'Dit jaar'
  return year === thisYear - 1 ? 'Vorig jaar' : String(year)
}
