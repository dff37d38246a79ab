import { contract, type ReportColumn } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { amountsBy, saidOfAmounts } from './amounts-by.ts'
import { cashFigures, cashLines, type CashFlow } from './cash-flow-rows.ts'
import { ExpectedBalance } from './expected-balance.tsx'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import type { SteppedReportProps } from './report-screen-props.ts'
import type { ReportSteps } from './report-search.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools, stepHrefs } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { isAmount } from './statement-table.ts'
import { shownColumns } from './statement-rows.ts'

const noColumns: ReportColumn[] = []

/** What came in and went out of bank and cash books beside the year before, and what their balance is expected to be. */
export function CashFlowScreen(props: SteppedReportProps) {
  const { administrationId, range, by, fiscalYearStartMonth: startMonth, view, onView, onRange } = props
  const { data, isError, refetch } = useQuery(
    query(contract.reports.cashFlow, { params: { administrationId }, query: { ...range, ...(by && { by }) } }),
  )
  const exports = useExports(contract.reports.exportCashFlow, {
    params: { administrationId },
    query: { ...range, ...(by && { by }) },
  })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const columns = shownColumns(data?.columns ?? noColumns, { startMonth, isDay: false })
  const table = {
    lines: data ? cashLines(data) : [],
    columns: columns.filter(isAmount),
    figureOf: cashFigures(administrationId, data),
  }
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  const hrefBy = (step: ReportSteps) =>
    administrationAddress(administrationId, 'reports/cash-flow', { search: { ...range, by: step } })
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  return (
    <ReportPage
      administrationId={administrationId}
      title="Kasstroom"
      exports={exports}
      description={`${days}, naast dezelfde dagen van een jaar eerder${saidOfAmounts(by)}`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools steps={{ by, hrefBy }}>
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      <ReportWork
        administrationId={administrationId}
        tables={[table]}
        figureId={view.figure}
        onFigure={onFigure}
        steps={stepHrefs(hrefBy)}
      >
        <ReportTableCard
          administrationId={administrationId}
          label={`Kasstroom ${days}`}
          table={table}
          columns={columns}
          open={open}
          onOpenChange={setOpen}
          onFigure={onFigure}
          amounts={amountsBy(by)}
          loading={!data}
          emptyText="Hier staat wat er binnenkomt en uitgaat zodra er op een bank- of kasrekening geboekt is."
        />
        {data && isAnyExpected(data.expected) && <ExpectedBalance expected={data.expected} />}
      </ReportWork>
    </ReportPage>
  )
}

const isAnyExpected = ({ openingCents, steps }: CashFlow['expected']): boolean => openingCents !== 0 || steps.length > 0
