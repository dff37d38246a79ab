import { contract } from '@klopt/api-client/contract'
import { Alert, Badge, Card, EmptyState, ReportTable, Skeleton, Tick } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import type { RangeReportProps } from './report-screen-props.ts'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'
import { turnoverFigures } from './turnover-beside-boxes.ts'
import {
  boxColumnsOf,
  boxHref,
  boxLines,
  hasTurnover,
  isExplained,
  turnoverColumns,
  turnoverLinesOf,
  type VatPeriod,
} from './vat-rows.ts'

const none: ReadonlySet<string> = new Set()

/** The boxes as the ledger has them beside the returns, and turnover beside the boxes, for each VAT period. */
export function VatReconciliationScreen(props: RangeReportProps) {
  const { administrationId, range, fiscalYearStartMonth: startMonth, view, onView, onRange } = props
  const { data, isError, refetch } = useQuery(
    query(contract.reports.vatReconciliation, { params: { administrationId }, query: { ...range } }),
  )
  const exports = useExports(contract.reports.exportVatReconciliation, {
    params: { administrationId },
    query: { ...range },
  })
  const periods = data?.periods ?? []
  const onFigure = (figure: string | undefined) => onView({ ...view, figure })
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  return (
    <ReportPage
      administrationId={administrationId}
      title="Btw-aansluiting"
      exports={exports}
      description={`${days}: het grootboek naast je aangiftes en een jaar eerder, en de omzet naast de rubrieken`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools
          verdict={{ says: 'Elk verschil is verklaard', holds: periods.length > 0 && periods.every(isExplained) }}
        >
          <RangeFilter range={range} fiscalYearStartMonth={startMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      {data !== undefined && data.takenOver > 0 && (
        <Alert>
          {takenOverText(data.takenOver)} van je oude pakket. De btw daarvan is daar aangegeven en staat in geen rubriek
          van Klopt; hun omzet staat bij &lsquo;omzet in geen rubriek&rsquo;.
        </Alert>
      )}
      {!data ? (
        <Card>
          <Skeleton height="240px" />
        </Card>
      ) : periods.length === 0 ? (
        <Card>
          <EmptyState title="Geen btw-periodes">
            In deze dagen ligt geen periode waarover je btw aangeeft. Kies een andere periode.
          </EmptyState>
        </Card>
      ) : (
        <ReportWork
          administrationId={administrationId}
          tables={periods.map(turnoverTable)}
          figureId={view.figure}
          onFigure={onFigure}
        >
          {periods.map((period) => (
            <Period key={period.key} {...{ administrationId, period, onFigure }} />
          ))}
        </ReportWork>
      )}
    </ReportPage>
  )
}

const turnoverTable = (period: VatPeriod) => ({
  lines: turnoverLinesOf(period),
  columns: turnoverColumns,
  figureOf: turnoverFigures(period),
})

interface PeriodProps {
  administrationId: number
  period: VatPeriod
  onFigure: (id: string) => void
}

function Period({ administrationId, period, onFigure }: PeriodProps) {
  const lines = boxLines(period)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ id }) => id)))
  return (
    <>
      <Card padding="none" title={`Btw ${period.label}`} aside={<Verdict period={period} />}>
        <ReportTable
          label={`Rubrieken ${period.label}`}
          columns={boxColumnsOf(lines)}
          lines={lines}
          open={open}
          onOpenChange={setOpen}
          hrefOf={boxHref(administrationId, period)}
          tipOf={() => 'De documenten van deze rubriek'}
          emptyText="In deze periode telt niets in een rubriek."
        />
      </Card>
      {hasTurnover(period) && (
        <ReportTableCard
          administrationId={administrationId}
          title={`Van omzet naar rubrieken, ${period.label}`}
          label={`Omzet en rubrieken ${period.label}`}
          table={turnoverTable(period)}
          columns={turnoverColumns}
          open={none}
          onOpenChange={() => undefined}
          onFigure={onFigure}
          loading={false}
          emptyText=""
        />
      )}
    </>
  )
}

const takenOverText = (count: number): string =>
  count === 1 ? 'In deze dagen komt 1 boeking' : `In deze dagen komen ${count} boekingen`

function Verdict({ period }: { period: VatPeriod }) {
  if (!isExplained(period)) return <Badge tone="danger">Onverklaard verschil</Badge>
  return period.isFiled ? <Tick>Sluit aan</Tick> : <Badge>Nog niet aangegeven</Badge>
}
