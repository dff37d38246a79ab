import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ListLayout,
  PageHeader,
  Skeleton,
  Table,
  type Column,
  type RowGroup,
} from '@klopt/ui'
import { formatDateLong, formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { findAccounts, groupAccounts } from '../../shared/ledger/account-types.ts'
import { ChartTools, type ChartToolsProps } from './chart-tools.tsx'
import { CreditNote } from './credit-note.tsx'
import type { DateRange } from './date-range.ts'
import { accountHref } from '../../app/routing/hrefs.ts'
import * as styles from './ledger.css.ts'
import { usedAccounts, type AccountBalance } from './used-accounts.ts'

export interface ChartScreenProps extends Omit<ChartToolsProps, 'isEmpty'> {
  /** What can be done with the books as a whole. */
  actions: ReactNode
}

/** The chart of accounts by kind, with what stands on each. */
export function ChartScreen(props: ChartScreenProps) {
  const { administrationId, search, onSearch, range, withEmpty, onWithEmpty, actions } = props
  usePageTitle('Grootboek')
  const params = { administrationId }
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params }))
  const balances = useQuery(query(contract.reports.trialBalance, { params, query: { ...range } }))
  const byAccount = useMemo(() => balances.data && balancesOf(balances.data.rows), [balances.data])
  const isError = accounts.isError || balances.isError
  const found = accounts.data && findAccounts(accounts.data, search)
  // What is looked for by name is found, whether something stands on it or not.
  const shown = found && byAccount && (withEmpty || search !== '' ? found : usedAccounts(found, byAccount))
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title="Grootboek"
        actions={actions}
        description={`Stand op ${formatDateLong(range.to)}`}
      />
      <ListLayout
        className={styles.list}
        search
        rows={(shown?.length ?? 0) > 0}
        toolbar={<ChartTools {...props} isEmpty={shown?.length === 0} />}
      >
        {isError ? (
          <Card>
            <LoadError onRetry={() => void Promise.all([accounts.refetch(), balances.refetch()])} />
          </Card>
        ) : !shown || !byAccount ? (
          // In the list, whose keys are told when its rows are there.
          <div aria-busy="true">
            <Card>
              <Skeleton height="240px" />
            </Card>
          </div>
        ) : shown.length === 0 ? (
          <Card>
            <NothingShown {...{ search, onSearch, onWithEmpty }} />
          </Card>
        ) : (
          <div className={styles.page}>
            <Accounts {...{ administrationId, range }} accounts={shown} balances={byAccount} />
            <CreditNote />
          </div>
        )}
      </ListLayout>
    </div>
  )
}

const balancesOf = (rows: readonly ({ accountId: number | null } & AccountBalance)[]) =>
  new Map(rows.flatMap((row) => (row.accountId === null ? [] : [[row.accountId, row] as const])))

type NothingShownProps = Pick<ChartScreenProps, 'search' | 'onSearch' | 'onWithEmpty'>

const NothingShown = ({ search, onSearch, onWithEmpty }: NothingShownProps) =>
  search === '' ? (
    <EmptyState
      title="Nog niets geboekt"
      action={<Button onClick={() => onWithEmpty(true)}>Lege rekeningen tonen</Button>}
    >
      Hier staan je rekeningen zodra er tot en met deze periode iets op geboekt is.
    </EmptyState>
  ) : (
    <EmptyState title="Niets gevonden" action={<Button onClick={() => onSearch('')}>Zoekopdracht wissen</Button>}>
      Geen rekening heeft ‘{search}’ in nummer, naam of RGS-code.
    </EmptyState>
  )

interface AccountsProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  balances: ReadonlyMap<number, AccountBalance>
  range: DateRange
}

/** All accounts in one table, by kind. */
function Accounts({ administrationId, accounts, balances, range }: AccountsProps) {
  const navigate = useNavigate()
  const columns = useMemo(() => columnsOf(balances), [balances])
  const kinds = useMemo(() => groupAccounts(accounts), [accounts])
  const groupOf = useMemo(() => {
    const groups = new Map(kinds.map(({ type, label, accounts: own }) => [type, groupRow(type, label, own.length)]))
    return ({ type }: LedgerAccount) => groups.get(type) ?? groupRow(type, '', 0)
  }, [kinds])
  return (
    <Card padding="none">
      <Table
        label="Rekeningen"
        columns={columns}
        rows={kinds.flatMap(({ accounts: own }) => own)}
        groupOf={groupOf}
        rowKey={({ id }) => String(id)}
        onRowActivate={({ id }) => void navigate({ href: accountHref(administrationId, id, range) })}
      />
    </Card>
  )
}

const groupRow = (key: string, name: string, count: number): RowGroup => ({
  key,
  name,
  count: count === 1 ? '1 rekening' : `${count} rekeningen`,
})

const columnsOf = (balances: ReadonlyMap<number, AccountBalance>): readonly Column<LedgerAccount>[] => [
  {
    id: 'number',
    header: 'Nummer',
    cell: ({ number }) => <span className={styles.number}>{number}</span>,
    width: '104px',
    card: 'number',
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
    header: 'RGS-code',
    cell: ({ rgsCode }) => <span className={styles.muted}>{rgsCode ?? '–'}</span>,
    width: '128px',
    priority: 2,
  },
  {
    id: 'balance',
    header: 'Saldo',
    cell: ({ id }) => <Balance cents={balances.get(id)?.closingCents} />,
    align: 'end',
    width: '128px',
    card: 'amount',
  },
]

/** What is nothing steps back, so that what is something stands out. */
const Balance = ({ cents }: { cents: number | undefined }) =>
  cents === undefined || cents === 0 ? <span className={styles.muted}>–</span> : formatAmount(cents)
