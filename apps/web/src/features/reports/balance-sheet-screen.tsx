import { contract, type ReportColumn, type StatementLine } from '@klopt/api-client/contract'
import { DateField, Tick } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import * as styles from './ledger.css.ts'
import { ReportPage } from './report-page.tsx'
import type { ReportSteps } from './report-search.ts'
import { ReportTools } from './report-tools.tsx'
import { StatementReport, useOpenGroups } from './statement-report.tsx'

export interface BalanceSheetScreenProps {
  administrationId: number
  asOf: string
  by: ReportSteps
  fiscalYearStartMonth: number
  onDay: (asOf: string) => void
}

const noLines: StatementLine[] = []
const noColumns: ReportColumn[] = []

/** What there is and what is owed at the end of a day, beside a year before. */
export function BalanceSheetScreen(props: BalanceSheetScreenProps) {
  const { administrationId, asOf, by, fiscalYearStartMonth: startMonth, onDay } = props
  const [withZero, setWithZero] = useState(false)
  const { data, isError, refetch } = useQuery(
    query(contract.reports.balanceSheet, { params: { administrationId }, query: { asOf, ...(by && { by }) } }),
  )
  const [lines, columns] = [data?.lines ?? noLines, data?.columns ?? noColumns]
  const groups = useOpenGroups(lines)
  const hrefBy = (step: ReportSteps) =>
    administrationAddress(administrationId, 'reports/balance-sheet', { search: { asOf, by: step } })
  const isEqual = data?.assetsCents.every(
    (assets, index) => assets === (data.equityCents[index] ?? 0) + (data.liabilitiesCents[index] ?? 0),
  )
  return (
    <ReportPage
      title="Balans"
      description={
        <>
          {`Aan het eind van ${formatDateLong(asOf)}, naast een jaar eerder. `}
          {isEqual && <Tick>Activa en passiva zijn gelijk. Klopt.</Tick>}
        </>
      }
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
          <DateField
            className={styles.day}
            label="Op"
            value={asOf}
            today={today()}
            onChange={(day) => {
              if (day) onDay(day)
            }}
          />
        </ReportTools>
      }
    >
      <StatementReport
        administrationId={administrationId}
        label={`Balans op ${formatDateLong(asOf)}`}
        columns={columns}
        lines={lines}
        names={{ startMonth, isDay: true }}
        withZero={withZero}
        loading={!data}
        open={groups.open}
        onOpenChange={groups.setOpen}
        emptyText="Tot en met deze dag is nog niets geboekt."
      />
    </ReportPage>
  )
}
