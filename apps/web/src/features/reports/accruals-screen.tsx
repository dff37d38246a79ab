import { contract } from '@klopt/api-client/contract'
import { Alert, Card, EmptyState, Table } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { accrualColumns, type Accruals } from './accrual-columns.tsx'
import * as styles from './ledger.css.ts'
import { DayFilter } from './day-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTools } from './report-tools.tsx'

export interface AccrualsScreenProps {
  administrationId: number
  asOf: string
  onDay: (asOf: string) => void
}

const TITLES = { purchase: 'Vooruitbetaalde kosten', sale: 'Vooruit gefactureerde omzet' } as const

/** What was invoiced ahead and falls in months to come, beside the accounts where it waits. */
export function AccrualsScreen({ administrationId, asOf, onDay }: AccrualsScreenProps) {
  const { data, isError, refetch } = useQuery(
    query(contract.reports.accruals, { params: { administrationId }, query: { asOf } }),
  )
  const exports = useExports(contract.reports.exportAccruals, { params: { administrationId }, query: { asOf } })
  const accounts = data?.accounts ?? []
  const others = accounts.filter(({ otherCents }) => otherCents !== 0)
  return (
    <ReportPage
      administrationId={administrationId}
      title="Overlopende posten"
      description={`Wat op ${formatDateLong(asOf)} nog over de komende maanden wordt verdeeld`}
      exports={exports}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools verdict={{ says: 'Sluit aan op het grootboek', holds: data !== undefined && others.length === 0 }}>
          <DayFilter asOf={asOf} onDay={onDay} />
        </ReportTools>
      }
    >
      {others.map((account) => (
        <Alert key={account.id} tone="info">
          Op {account.number} {account.name} staat {formatEuro(account.balanceCents)}. Daarvan is{' '}
          {formatEuro(account.otherCents)} op een andere manier geboekt; dat wordt niet vanzelf verdeeld.
        </Alert>
      ))}
      {/* The second would be pushed away by what comes of the first. */}
      {(data ? (['purchase', 'sale'] as const) : (['purchase'] as const)).map((kind) => (
        <Items key={kind} {...{ administrationId, kind, data }} />
      ))}
    </ReportPage>
  )
}

interface ItemsProps {
  administrationId: number
  kind: keyof typeof TITLES
  data: Accruals | undefined
}

/** On a phone its number alone: beside its name the title would break in the middle. */
const Account = ({ number, name }: Accruals['accounts'][number]) => (
  <span>
    {number} <span className={styles.notOnPhone}>{name}</span>
  </span>
)

function Items({ administrationId, kind, data }: ItemsProps) {
  const account = data?.accounts.find((candidate) => candidate.kind === kind)
  return (
    <Card padding="none" title={TITLES[kind]} aside={account && <Account {...account} />}>
      <Table
        label={TITLES[kind]}
        columns={accrualColumns(administrationId, account?.leftCents)}
        rows={data?.items.filter((item) => item.kind === kind) ?? []}
        rowKey={({ id }) => String(id)}
        loading={!data}
        empty={
          <EmptyState title="Niets meer te verdelen">
            Geef een regel van een {kind === 'sale' ? 'factuur' : 'inkoopfactuur'} een periode, dan staat hier wat nog
            valt.
          </EmptyState>
        }
      />
    </Card>
  )
}
