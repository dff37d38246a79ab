import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Badge, Button, Card, EmptyState, PageHeader, SearchField, Skeleton, Table, type Column } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { findAccounts, groupAccounts } from '../../shared/ledger/account-types.ts'
import type { DateRange } from './date-range.ts'
import { accountHref } from '../../app/routing/hrefs.ts'
import * as styles from './ledger.css.ts'

export interface ChartScreenProps {
  administrationId: number
  search: string
  onSearch: (search: string) => void
  /** The range whose closing balances are shown, and that an account opens with. */
  range: DateRange
  /** What can be done with the books as a whole. */
  actions: ReactNode
}

/** The chart of accounts by kind, with what stands on each. */
export function ChartScreen({ administrationId, search, onSearch, range, actions }: ChartScreenProps) {
  usePageTitle('Grootboek')
  const params = { administrationId }
  const { data, isError, refetch } = useQuery(query(contract.ledgerAccounts.list, { params }))
  const balances = useQuery(query(contract.reports.trialBalance, { params, query: { ...range } }))
  const closing = useMemo(
    () =>
      new Map(
        balances.data?.rows.flatMap(({ accountId, closingCents }) =>
          accountId === null ? [] : [[accountId, closingCents] as const],
        ),
      ),
    [balances.data],
  )
  const groups = data && groupAccounts(findAccounts(data, search))
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Grootboek"
        actions={actions}
        description={data ? `${data.length} rekeningen volgens RGS. Een negatief saldo is credit.` : '\u00a0'}
      />
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label="Zoek een rekening"
          placeholder="Zoek op nummer, naam of RGS-code"
          value={search}
          onSearch={onSearch}
          debounceMs={150}
        />
      </div>
      {isError ? (
        <Card>
          <LoadError onRetry={() => void refetch()} />
        </Card>
      ) : !groups ? (
        <Card title="Bezittingen">
          <Skeleton height="240px" />
        </Card>
      ) : groups.length === 0 ? (
        <Card>
          <EmptyState title="Niets gevonden" action={<Button onClick={() => onSearch('')}>Zoekopdracht wissen</Button>}>
            Geen rekening heeft ‘{search}’ in nummer, naam of RGS-code.
          </EmptyState>
        </Card>
      ) : (
        groups.map(({ type, label, accounts }) => (
          <AccountGroup key={type} {...{ administrationId, label, accounts, closing, range }} />
        ))
      )}
    </div>
  )
}

interface AccountGroupProps {
  administrationId: number
  label: string
  accounts: readonly LedgerAccount[]
  closing: ReadonlyMap<number, number>
  range: DateRange
}

function AccountGroup({ administrationId, label, accounts, closing, range }: AccountGroupProps) {
  const navigate = useNavigate()
  const columns = useMemo(() => columnsOf(closing), [closing])
  return (
    <Card title={label} aside={accounts.length === 1 ? '1 rekening' : `${accounts.length} rekeningen`} padding="none">
      <Table
        label={label}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => String(id)}
        onRowActivate={({ id }) => void navigate({ href: accountHref(administrationId, id, range) })}
      />
    </Card>
  )
}

const columnsOf = (closing: ReadonlyMap<number, number>): readonly Column<LedgerAccount>[] => [
  {
    id: 'number',
    header: 'Nummer',
    cell: ({ number }) => <span className={styles.number}>{number}</span>,
    width: '104px',
  },
  {
    id: 'name',
    header: 'Naam',
    cell: ({ name, active }) => (
      <>
        {name} {!active && <Badge>Niet in gebruik</Badge>}
      </>
    ),
    card: 'title',
  },
  {
    id: 'rgs',
    header: 'RGS',
    cell: ({ rgsCode }) => <span className={styles.muted}>{rgsCode}</span>,
    width: '160px',
    priority: 2,
  },
  {
    id: 'balance',
    header: 'Saldo',
    cell: ({ id }) => <Balance cents={closing.get(id) ?? 0} />,
    align: 'end',
    width: '160px',
    card: 'amount',
  },
]

/** What is nothing steps back, so that what is something stands out. */
const Balance = ({ cents }: { cents: number }) => (
  <span className={cents === 0 ? styles.muted : undefined}>{formatMoney(cents)}</span>
)
