import { contract, type ReportColumn, type StatementLine } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import type { DateRange } from './date-range.ts'
import { equityLines } from './equity-lines.ts'
import * as styles from './ledger.css.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import type { ReportSteps } from './report-search.ts'
import { ReportTools } from './report-tools.tsx'
import { StatementReport, useOpenGroups } from './statement-report.tsx'

export interface ProfitAndLossScreenProps {
  administrationId: number
  range: DateRange
  by: ReportSteps
  fiscalYearStartMonth: number
  onRange: (range: DateRange, pastDays?: number) => void
}

const noLines: StatementLine[] = []
const noColumns: ReportColumn[] = []

/** Revenue, costs and result in a range of days beside the year before, and how equity moved with them. */
export function ProfitAndLossScreen(props: ProfitAndLossScreenProps) {
  const { administrationId, range, by, fiscalYearStartMonth: startMonth, onRange } = props
  const [withZero, setWithZero] = useState(false)
  const { data, isError, refetch } = useQuery(
    query(contract.reports.profitAndLoss, { params: { administrationId }, query: { ...range, ...(by && { by }) } }),
  )
  const [lines, columns] = [data?.lines ?? noLines, data?.columns ?? noColumns]
  const groups = useOpenGroups(lines)
  const [openEquity, setOpenEquity] = useState<ReadonlySet<string>>(new Set(['movements']))
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  const report = { administrationId, columns, names: { startMonth, isDay: false }, withZero, loading: !data }
  const hrefBy = (step: ReportSteps) =>
    administrationAddress(administrationId, 'reports/profit-and-loss', { search: { ...range, by: step } })
  return (
    <ReportPage
      title="Winst en verlies"
      description={`${days}, naast dezelfde dagen van een jaar eerder`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools
          by={by}
          hrefBy={hrefBy}
          withZero={withZero}
          onWithZero={setWithZero}
          isAllOpen={groups.isAllOpen}
          onToggleAll={groups.toggleAll}
        >
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      <StatementReport
        {...report}
        label={`Winst en verlies ${days}`}
        lines={lines}
        open={groups.open}
        onOpenChange={groups.setOpen}
        emptyText="In deze periode is nog niets geboekt."
      />
      <h2 className={styles.second}>Verloop van het eigen vermogen</h2>
      <StatementReport
        {...report}
        label={`Verloop van het eigen vermogen ${days}`}
        lines={data ? equityLines(data.equity) : noLines}
        open={openEquity}
        onOpenChange={setOpenEquity}
        emptyText="In deze periode is nog niets geboekt."
      />
    </ReportPage>
  )
}
