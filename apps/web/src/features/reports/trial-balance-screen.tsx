import { contract } from '@klopt/api-client/contract'
import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { AmountColumn, ReportLeaf } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { zeroOf, type RangeReportProps } from './report-screen-props.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { trialColumns, trialDifference, trialFigures, trialLines, type TrialBalance } from './trial-rows.ts'
import { useOpenGroups } from './use-open-groups.ts'

/** Every account with its opening balance, movements and closing balance in a range of days, beside a year before. */
export function TrialBalanceScreen(props: RangeReportProps) {
  const { administrationId, range, fiscalYearStartMonth: startMonth, view, onView, onRange } = props
  const { data, isError, refetch } = useQuery(
    query(contract.reports.trialBalance, { params: { administrationId }, query: { ...range } }),
  )
  const exports = useExports(contract.reports.exportTrialBalance, {
    params: { administrationId },
    query: { ...range },
  })
  const lines = data ? trialLines(data, view.zero === true) : []
  const groups = useOpenGroups(lines, true)
  const figureOf = trialFigures({ administrationId, rows: data?.rows ?? [], range, startMonth })
  const table = { lines, columns: trialColumns, figureOf }
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  // The result of earlier years is made of the year before, and of what that year opened with.
  const hrefOf = ({ id }: ReportLeaf, column: AmountColumn) =>
    id === 'earlier' && column.id !== 'before'
      ? administrationAddress(administrationId, 'reports/trial-balance', {
          search: fiscalYearRange(fiscalYearOf(range.from, startMonth) - 1, startMonth),
        })
      : undefined
  return (
    <ReportPage
      administrationId={administrationId}
      title="Proefbalans"
      description={`${days}, naast wat er een jaar eerder stond`}
      exports={exports}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools
          zero={zeroOf(props)}
          groups={groups}
          verdict={{ says: 'Debet en credit zijn gelijk', holds: isBalanced(data) }}
        >
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      <ReportWork administrationId={administrationId} tables={[table]} figureId={view.figure} onFigure={onFigure}>
        <ReportTableCard
          administrationId={administrationId}
          label="Proefbalans"
          table={table}
          columns={[...trialColumns, trialDifference]}
          open={groups.open}
          onOpenChange={groups.setOpen}
          onFigure={onFigure}
          hrefOf={hrefOf}
          loading={!data}
          emptyText="Hier staan de saldi van je rekeningen zodra er in deze periode iets geboekt is."
        />
      </ReportWork>
    </ReportPage>
  )
}

/** Whether there is something, and both sides of it are equal. */
function isBalanced(balance: TrialBalance | undefined): boolean {
  if (!balance || balance.rows.length === 0) return false
  const { openingCents, debitCents, creditCents, closingCents } = balance.totals
  return openingCents === 0 && closingCents === 0 && debitCents === creditCents
}
