import { contract, type ReportColumn, type StatementLine } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { amountsBy, saidOfAmounts } from './amounts-by.ts'
import type { DateRange } from './date-range.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { equityLines } from './equity-lines.ts'
import * as styles from './ledger.css.ts'
import { PartStepper, useCardPart } from './part-stepper.tsx'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { zeroOf, type SteppedReportProps } from './report-screen-props.ts'
import type { ReportSteps } from './report-search.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools, stepHrefs } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { statementTable } from './statement-table.ts'
import { useOpenGroups } from './use-open-groups.ts'

const noLines: StatementLine[] = []
const noColumns: ReportColumn[] = []
const EMPTY_TEXT = 'In deze periode is nog niets geboekt.'

/** Revenue, costs and result in a range of days beside the year before, and how equity moved with them. */
export function ProfitAndLossScreen(props: SteppedReportProps) {
  const { administrationId, range, by, fiscalYearStartMonth: startMonth, view, onView, onRange } = props
  const { data, isError, refetch } = useQuery(
    query(contract.reports.profitAndLoss, { params: { administrationId }, query: { ...range, ...(by && { by }) } }),
  )
  const [lines, columns] = [data?.lines ?? noLines, data?.columns ?? noColumns]
  const exports = useExports(contract.reports.exportProfitAndLoss, {
    params: { administrationId },
    query: { ...range, ...(by && { by }) },
  })
  const isInTrialBalance = useIsInTrialBalance(administrationId, range, data)
  const groups = useOpenGroups(lines)
  const [openEquity, setOpenEquity] = useState<ReadonlySet<string>>(new Set(['movements']))
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  const asTable = { administrationId, columns, names: { startMonth, isDay: false }, withZero: view.zero === true }
  const profit = statementTable({ ...asTable, lines })
  const equity = statementTable({ ...asTable, lines: data ? equityLines(data.equity) : noLines })
  const hrefBy = (step: ReportSteps) =>
    administrationAddress(administrationId, 'reports/profit-and-loss', {
      search: { ...range, by: step, zero: view.zero },
    })
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  const [showsAllColumns, onShowsAllColumnsChange] = useState(false)
  const { part, choose, isAwaited } = useCardPart(columns, by)
  const together = { lines: [...profit.table.lines, ...equity.table.lines], showsAllColumns, onShowsAllColumnsChange }
  const card = {
    administrationId,
    onFigure,
    amounts: amountsBy(by),
    together,
    part,
    loading: !data,
    emptyText: EMPTY_TEXT,
  }
  return (
    <ReportPage
      administrationId={administrationId}
      title="Winst en verlies"
      exports={exports}
      description={`${days}, naast dezelfde dagen van een jaar eerder${saidOfAmounts(by)}`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools
          steps={{ by, hrefBy }}
          zero={zeroOf(props)}
          groups={groups}
          verdict={{ says: 'Sluit aan op de proefbalans', holds: isInTrialBalance }}
        >
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      <ReportWork
        administrationId={administrationId}
        tables={[profit.table, equity.table]}
        figureId={view.figure}
        onFigure={onFigure}
        steps={stepHrefs(hrefBy)}
      >
        <PartStepper {...{ part, isAwaited }} columns={profit.table.columns} onChoose={choose} />
        <ReportTableCard
          {...card}
          {...profit}
          label={`Winst en verlies ${days}`}
          open={groups.open}
          onOpenChange={groups.setOpen}
        />
        {data && (
          <>
            <h2 className={styles.second}>Verloop van het eigen vermogen</h2>
            <ReportTableCard
              {...card}
              {...equity}
              together={{ ...together, isBelow: true }}
              label={`Verloop van het eigen vermogen ${days}`}
              open={openEquity}
              onOpenChange={setOpenEquity}
            />
          </>
        )}
      </ReportWork>
    </ReportPage>
  )
}

/** Whether revenue and costs of the trial balance come to the result; not of a closed year, whose closing they hold too. */
function useIsInTrialBalance(
  administrationId: number,
  range: DateRange,
  report: { readonly columns: readonly ReportColumn[]; readonly resultCents: readonly number[] } | undefined,
): boolean {
  const { data } = useQuery(query(contract.reports.trialBalance, { params: { administrationId }, query: { ...range } }))
  if (!data || !report || data.rows.length === 0) return false
  const result = data.rows
    .filter(({ type }) => type === 'revenue' || type === 'expense')
    .reduce((sum, { debitCents, creditCents }) => sum + creditCents - debitCents, 0)
  return result === report.resultCents[report.columns.findIndex(({ kind }) => kind === 'total')]
}
