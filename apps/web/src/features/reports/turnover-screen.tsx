import { contract, type LedgerAccount, type ReportColumn } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import { useExports } from '../../shared/lists/use-exports.ts'
import { amountsBy, saidOfAmounts } from './amounts-by.ts'
import { PartStepper, useCardPart } from './part-stepper.tsx'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { zeroOf, type SteppedReportProps } from './report-screen-props.ts'
import type { ReportSteps } from './report-search.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools, stepHrefs } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { isAmount } from './statement-table.ts'
import { shownColumns } from './statement-rows.ts'
import { MOST_ROWS, turnoverFigures, turnoverLines } from './turnover-rows.ts'

export interface TurnoverScreenProps extends SteppedReportProps {
  side: 'supplier' | undefined
}

const noAccounts: LedgerAccount[] = []
const noColumns: ReportColumn[] = []
const none: ReadonlySet<string> = new Set()

/** Revenue per customer or costs per supplier, beside the year before; together those of the profit and loss. */
export function TurnoverScreen(props: TurnoverScreenProps) {
  const { administrationId, range, by, side, fiscalYearStartMonth: startMonth, view, onView, onRange } = props
  const params = { administrationId }
  const { data, isError, refetch } = useQuery(
    query(contract.reports.turnover, {
      params,
      query: { ...range, ...(by && { by }), ...(side && { side }) },
    }),
  )
  const exports = useExports(contract.reports.exportTurnover, {
    params,
    query: { ...range, ...(by && { by }), ...(side && { side }) },
  })
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params }))
  // A figure that leads somewhere is higher under a finger: its row would grow when its account comes.
  const isWaiting = !data || accounts.isPending
  const [showsAll, setShowsAll] = useState(false)
  // The columns come with their figures: which of them have room hangs on these.
  const columns = shownColumns(isWaiting ? noColumns : data.columns, { startMonth, isDay: false })
  const table = {
    lines: !isWaiting ? turnoverLines(data, view.zero === true, showsAll ? Infinity : MOST_ROWS) : [],
    columns: columns.filter(isAmount),
    figureOf: turnoverFigures({
      administrationId,
      side: side ?? 'customer',
      accounts: accounts.data ?? noAccounts,
      columns: data?.columns ?? noColumns,
    }),
  }
  const { part, choose, isAwaited } = useCardPart(isWaiting ? noColumns : data.columns, by)
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  const title = side === 'supplier' ? 'Kosten per leverancier' : 'Omzet per klant'
  const hrefOf = (step: ReportSteps, of: 'supplier' | undefined) =>
    administrationAddress(administrationId, 'reports/turnover', {
      search: { ...range, by: step, side: of, zero: view.zero },
    })
  const hrefBy = (step: ReportSteps) => hrefOf(step, side)
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  return (
    <ReportPage
      administrationId={administrationId}
      title={title}
      exports={exports}
      description={`${days}, zonder btw, naast dezelfde dagen van een jaar eerder${saidOfAmounts(by)}`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools steps={{ by, hrefBy }} zero={zeroOf(props)}>
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
          <LinkTabs
            look="segments"
            label="Van wie"
            items={[
              { label: 'Klanten', href: hrefOf(by, undefined), current: side === undefined },
              { label: 'Leveranciers', href: hrefOf(by, 'supplier'), current: side === 'supplier' },
            ]}
          />
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
        <PartStepper {...{ part, isAwaited }} columns={table.columns} onChoose={choose} />
        <ReportTableCard
          administrationId={administrationId}
          label={`${title} ${days}`}
          table={table}
          columns={columns}
          open={none}
          onOpenChange={() => undefined}
          onFigure={onFigure}
          amounts={amountsBy(by)}
          part={part}
          loading={isWaiting}
          emptyText={
            side === 'supplier' ? 'In deze periode zijn geen kosten geboekt.' : 'In deze periode is geen omzet geboekt.'
          }
        />
        {data && data.rows.length > MOST_ROWS && !showsAll && (
          <Button onClick={() => setShowsAll(true)}>Alle relaties tonen</Button>
        )}
      </ReportWork>
    </ReportPage>
  )
}
