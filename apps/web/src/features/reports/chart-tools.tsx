import { contract } from '@klopt/api-client/contract'
import { DateRangeField, Kbd, ListToolbar, SearchField, Switch } from '@klopt/ui'
import { today } from '../../app/today.ts'
import { exportsOf } from '../../shared/lists/exports-of.ts'
import { periodText } from '../../shared/lists/period-text.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import type { DateRange } from './date-range.ts'

export interface ChartToolsProps {
  administrationId: number
  fiscalYearStartMonth: number
  search: string
  onSearch: (search: string) => void
  /** The range whose closing balances are shown, and that an account opens with. */
  range: DateRange
  onRange: (range: DateRange, pastDays?: number) => void
  /** Whether accounts on which nothing stands are shown too. */
  withEmpty: boolean
  onWithEmpty: (withEmpty: boolean) => void
  /** Whether no account is listed. */
  isEmpty: boolean
}

/** The row above the accounts, as above every list. The file has what stands on each, and what moved it there. */
export function ChartTools(props: ChartToolsProps) {
  const { administrationId, search, onSearch, range, onRange, withEmpty, onWithEmpty, isEmpty } = props
  const { fiscalYearStartMonth: startMonth } = props
  const exports = useExports(contract.reports.exportTrialBalance, { params: { administrationId }, query: { ...range } })
  return (
    <ListToolbar
      label="Welke rekeningen"
      search={
        <SearchField
          label="Zoek een rekening"
          placeholder="Zoek op nummer, naam of RGS-code"
          value={search}
          onSearch={onSearch}
          debounceMs={150}
          suffix={<Kbd>/</Kbd>}
        />
      }
      date={
        <DateRangeField
          labelHidden
          label="Periode"
          value={range}
          onChange={(next, pastDays) => {
            if (next) onRange(next, pastDays)
          }}
          today={today()}
          yearStartMonth={startMonth}
        />
      }
      dateText={periodText(range, startMonth)}
      filters={{
        count: withEmpty ? 1 : 0,
        onClear: () => onWithEmpty(false),
        children: <Switch label="Ook lege rekeningen" checked={withEmpty} onChange={onWithEmpty} />,
      }}
      exports={exportsOf(exports, isEmpty)}
    />
  )
}
