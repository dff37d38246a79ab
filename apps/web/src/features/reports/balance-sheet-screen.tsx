import { contract, type ReportColumn, type StatementLine } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { amountsBy, saidOfAmounts } from './amounts-by.ts'
import { DayFilter } from './day-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { zeroOf, type ReportScreenProps } from './report-screen-props.ts'
import type { ReportSteps } from './report-search.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools, stepHrefs } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { resultHref } from './statement-figures.ts'
import { statementTable } from './statement-table.ts'
import { useOpenGroups } from './use-open-groups.ts'

export interface BalanceSheetScreenProps extends ReportScreenProps {
  asOf: string
  by: ReportSteps
  onDay: (asOf: string) => void
}

const noLines: StatementLine[] = []
const noColumns: ReportColumn[] = []

/** What there is and what is owed at the end of a day, beside a year before. */
export function BalanceSheetScreen(props: BalanceSheetScreenProps) {
  const { administrationId, asOf, by, fiscalYearStartMonth: startMonth, view, onView, onDay } = props
  const { data, isError, refetch } = useQuery(
    query(contract.reports.balanceSheet, { params: { administrationId }, query: { asOf, ...(by && { by }) } }),
  )
  const [lines, columns] = [data?.lines ?? noLines, data?.columns ?? noColumns]
  const exports = useExports(contract.reports.exportBalanceSheet, {
    params: { administrationId },
    query: { asOf, ...(by && { by }) },
  })
  const groups = useOpenGroups(lines)
  const withZero = view.zero === true
  const sheet = statementTable({ administrationId, lines, columns, names: { startMonth, isDay: true }, withZero })
  const hrefBy = (step: ReportSteps) =>
    administrationAddress(administrationId, 'reports/balance-sheet', { search: { asOf, by: step, zero: view.zero } })
  const isEqual = data?.assetsCents.every(
    (assets, index) => assets === (data.equityCents[index] ?? 0) + (data.liabilitiesCents[index] ?? 0),
  )
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  return (
    <ReportPage
      administrationId={administrationId}
      title="Balans"
      exports={exports}
      description={`Aan het eind van ${formatDateLong(asOf)}, naast een jaar eerder${saidOfAmounts(by)}`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools
          steps={{ by, hrefBy }}
          zero={zeroOf(props)}
          groups={groups}
          verdict={{ says: 'Activa en passiva zijn gelijk', holds: isEqual === true && lines.length > 0 }}
        >
          <DayFilter asOf={asOf} onDay={onDay} />
        </ReportTools>
      }
    >
      <ReportWork
        administrationId={administrationId}
        tables={[sheet.table]}
        figureId={view.figure}
        onFigure={onFigure}
        steps={stepHrefs(hrefBy)}
      >
        <ReportTableCard
          {...sheet}
          administrationId={administrationId}
          label={`Balans op ${formatDateLong(asOf)}`}
          open={groups.open}
          onOpenChange={groups.setOpen}
          onFigure={onFigure}
          hrefOf={resultHref({ administrationId, columns })}
          amounts={amountsBy(by)}
          loading={!data}
          emptyText="Tot en met deze dag is nog niets geboekt."
        />
      </ReportWork>
    </ReportPage>
  )
}
