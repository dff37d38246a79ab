import { contract } from '@klopt/api-client/contract'
import { AgeingBar, Alert, Card, Skeleton, useMediaQuery } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ageingBuckets, ageingColumns, ageingFigures, ageingLines, fewAgeingColumns, itemHrefs } from './ageing-rows.ts'
import { DayFilter } from './day-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTools } from './report-tools.tsx'
import { ReportWork } from './report-work.tsx'

/** Wider than a card, and too narrow for five ages beside their total. */
const HAS_ROOM_FOR_FEW = 'screen and (min-width: 640px) and (max-width: 1023.98px)'

export interface AgeingScreenProps {
  administrationId: number
  kind: 'receivables' | 'payables'
  asOf: string
  figure: string | undefined
  onDay: (asOf: string) => void
  onFigure: (figure: string | undefined) => void
}

const KINDS = {
  receivables: {
    call: contract.reports.agedReceivables,
    exportCall: contract.reports.exportAgedReceivables,
    path: 'reports/receivables',
    title: 'Openstaand van klanten',
    account: 'Debiteuren',
    emptyText: 'Op deze dag stond er niets open bij klanten.',
  },
  payables: {
    call: contract.reports.agedPayables,
    exportCall: contract.reports.exportAgedPayables,
    path: 'reports/payables',
    title: 'Openstaand bij leveranciers',
    account: 'Crediteuren',
    emptyText: 'Op deze dag stond er niets open bij leveranciers.',
  },
} as const

/** What was open on a day, by contact and by how late it was, beside a year before. */
export function AgeingScreen({ administrationId, kind, asOf, figure, onDay, onFigure }: AgeingScreenProps) {
  const { call, exportCall, path, title, account, emptyText } = KINDS[kind]
  const { data, isError, refetch } = useQuery(query(call, { params: { administrationId }, query: { asOf } }))
  const exports = useExports(exportCall, { params: { administrationId }, query: { asOf } })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const lines = data ? ageingLines(data) : []
  const columns = useMediaQuery(HAS_ROOM_FOR_FEW) ? fewAgeingColumns : ageingColumns
  // A figure of an address is found at any width.
  const table = {
    lines,
    columns: [...ageingColumns, ...fewAgeingColumns],
    figureOf: ageingFigures(administrationId, data),
  }
  const day = formatDateLong(asOf)
  const difference = data ? data.total.totalCents - data.ledgerCents : 0
  const hrefOf = (id: string) => administrationAddress(administrationId, path, { search: { asOf, figure: id } })
  return (
    <ReportPage
      administrationId={administrationId}
      title={title}
      exports={exports}
      description={`Aan het eind van ${day}, naast een jaar eerder`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools verdict={{ says: `Sluit aan op ${account}`, holds: data !== undefined && difference === 0 }}>
          <DayFilter asOf={asOf} onDay={onDay} />
        </ReportTools>
      }
    >
      {difference !== 0 && (
        <Alert tone="warning">
          De posten wijken {formatEuro(difference)} af van de rekening {account}. Boek op die rekening alleen via een
          openstaande post.
        </Alert>
      )}
      {data && data.contacts.length > 0 && (
        <Card>
          <AgeingBar label={`${title} naar ouderdom`} buckets={ageingBuckets(data, hrefOf)} />
        </Card>
      )}
      {!data && !isError && (
        <Card>
          <Skeleton height="320px" />
        </Card>
      )}
      {data && (
        <ReportWork administrationId={administrationId} tables={[table]} figureId={figure} onFigure={onFigure}>
          <ReportTableCard
            administrationId={administrationId}
            label={`${title} op ${day}`}
            table={table}
            columns={columns}
            open={open}
            onOpenChange={setOpen}
            onFigure={onFigure}
            hrefOf={itemHrefs(administrationId, data)}
            loading={false}
            emptyText={emptyText}
          />
        </ReportWork>
      )}
    </ReportPage>
  )
}
