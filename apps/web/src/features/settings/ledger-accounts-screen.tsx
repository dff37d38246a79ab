import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Badge, Button, Card, EmptyState, PageHeader, SearchField, Table, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { accountTypeName, findAccounts } from '../../shared/ledger/account-types.ts'
import { AccountPane } from './account-pane.tsx'
import * as styles from './settings.css.ts'
import { useVatCodeOptions, vatCodeLabel } from './use-vat-code-options.ts'

export interface LedgerAccountsScreenProps {
  administrationId: number
  search: string
  onSearch: (search: string) => void
}

/** The chart of accounts as it is kept: added to, renamed, put out of use. */
export function LedgerAccountsScreen({ administrationId, search, onSearch }: LedgerAccountsScreenProps) {
  usePageTitle('Grootboekrekeningen')
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.ledgerAccounts.list, { params }))
  const vatCodes = useVatCodeOptions(administrationId)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const columns = useMemo(() => columnsOf((code) => vatCodeLabel(vatCodes, code)), [vatCodes])
  const opened = typeof open === 'number' ? data?.find(({ id }) => id === open) : undefined
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Grootboekrekeningen"
        description="Een rekening waarop geboekt is, verdwijnt nooit. Je kunt haar wel buiten gebruik stellen."
        actions={
          mayChange && (
            <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
              Rekening toevoegen
            </Button>
          )
        }
      />
      <SearchField
        className={styles.search}
        label="Zoek een rekening"
        placeholder="Zoek op nummer, naam of RGS-code"
        value={search}
        onSearch={onSearch}
        debounceMs={150}
      />
      <Card padding="none">
        {isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Grootboekrekeningen"
            columns={columns}
            rows={data ? findAccounts(data, search) : []}
            rowKey={({ id }) => String(id)}
            onRowActivate={mayChange ? ({ id }) => setOpen(id) : undefined}
            loading={data === undefined}
            empty={
              <EmptyState
                title="Niets gevonden"
                action={<Button onClick={() => onSearch('')}>Zoekopdracht wissen</Button>}
              >
                Geen rekening heeft ‘{search}’ in nummer, naam of RGS-code.
              </EmptyState>
            }
          />
        )}
      </Card>
      {(open === 'new' || opened) && (
        <AccountPane
          key={open}
          administrationId={administrationId}
          account={opened ?? null}
          vatCodes={vatCodes}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

const columnsOf = (vatLabel: (code: string) => string): readonly Column<LedgerAccount>[] => [
  { id: 'number', header: 'Nummer', width: '96px', cell: ({ number }) => number },
  {
    id: 'name',
    header: 'Naam',
    card: 'title',
    cell: ({ name, active }) => (
      <>
        {name} {!active && <Badge>Buiten gebruik</Badge>}
      </>
    ),
  },
  { id: 'type', header: 'Soort', width: '140px', cell: ({ type }) => accountTypeName(type) },
  {
    id: 'vat',
    header: 'Btw',
    width: '240px',
    cell: ({ defaultVatCode: code }) => code && <span className={styles.muted}>{vatLabel(code)}</span>,
  },
]
