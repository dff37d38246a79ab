import { contract } from '@klopt/api-client/contract'
import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import { Button, Card, EmptyState, PageHeader, Table, Tick, type Column } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { debitAndCredit, moneyColumn } from './money-column.ts'
import type { DateRange } from './date-range.ts'
import { accountHref } from '../../app/routing/hrefs.ts'
import * as styles from './ledger.css.ts'
import { RangeFilter } from './range-filter.tsx'
import { trialBalanceCsv, type TrialBalance } from './trial-balance-csv.ts'

export interface TrialBalanceScreenProps {
  administrationId: number
  range: DateRange
  fiscalYearStartMonth: number
  onRange: (range: DateRange, pastDays?: number) => void
}

/** Every account with its opening balance, movements and closing balance in a range of days. */
export function TrialBalanceScreen({
  administrationId,
  range,
  fiscalYearStartMonth,
  onRange,
}: TrialBalanceScreenProps) {
  usePageTitle('Proefbalans')
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(
    query(contract.reports.trialBalance, { params: { administrationId }, query: { ...range } }),
  )
  const columns = useMemo(() => columnsOf(data?.totals), [data])
  const open = ({ accountId }: Row) => {
    // The result of earlier years is made of the year before, and of what that year opened with.
    if (accountId === null) onRange(lastYearOf(range, fiscalYearStartMonth))
    else void navigate({ href: accountHref(administrationId, accountId, range) })
  }
  const days = `${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Proefbalans"
        description={isBalanced(data) ? <Tick>Debet en credit zijn gelijk. Klopt.</Tick> : days}
        actions={
          <>
            <Button icon={Printer} onClick={() => window.print()}>
              Afdrukken
            </Button>
            <Button icon={Download} disabled={!data} onClick={() => data && download(fileOf(data))}>
              CSV downloaden
            </Button>
          </>
        }
      />
      <p className={styles.onPaper}>{days}</p>
      <div className={styles.filters}>
        <RangeFilter range={range} fiscalYearStartMonth={fiscalYearStartMonth} onChange={onRange} />
      </div>
      <Card padding="none">
        {isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Proefbalans"
            columns={columns}
            rows={data?.rows ?? []}
            rowKey={({ accountId }) => String(accountId)}
            loading={!data}
            onRowActivate={open}
            empty={
              <EmptyState title="Geen boekingen">
                Hier staan de saldi van je rekeningen zodra er in deze periode iets geboekt is.
              </EmptyState>
            }
          />
        )}
      </Card>
    </div>
  )
}

function lastYearOf({ from }: DateRange, startMonth: number): DateRange {
  return fiscalYearRange(fiscalYearOf(from, startMonth) - 1, startMonth)
}

/** Whether there is something, and both sides of it are equal. */
function isBalanced(balance: TrialBalance | undefined): boolean {
  if (!balance || balance.rows.length === 0) return false
  const { openingCents, debitCents, creditCents, closingCents } = balance.totals
  return openingCents === 0 && closingCents === 0 && debitCents === creditCents
}

const fileOf = (balance: TrialBalance) => ({
  name: `Proefbalans ${balance.from} tot en met ${balance.to}.csv`,
  blob: new Blob([trialBalanceCsv(balance)], { type: 'text/csv;charset=utf-8' }),
})

type Row = TrialBalance['rows'][number]

const columnsOf = (totals: TrialBalance['totals'] | undefined): readonly Column<Row>[] => [
  {
    id: 'number',
    header: 'Nummer',
    cell: ({ number }) => <span className={styles.number}>{number}</span>,
    width: '88px',
    total: 'Totaal',
  },
  { id: 'name', header: 'Naam', cell: ({ name }) => name, card: 'title' },
  moneyColumn<Row>({
    id: 'opening',
    header: 'Beginsaldo',
    cents: ({ openingCents }) => openingCents,
    totalCents: totals?.openingCents,
  }),
  ...debitAndCredit<Row>(totals),
  moneyColumn<Row>({
    id: 'closing',
    header: 'Eindsaldo',
    cents: ({ closingCents }) => closingCents,
    totalCents: totals?.closingCents,
    isMain: true,
  }),
]
