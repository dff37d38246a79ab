import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Badge, Button, DescriptionList, EmptyState, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { oneAnswerQuery } from '../../shared/lists/list-search.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { sortRows } from '../../shared/lists/sort-rows.ts'
import { ROOM_FOR_COUNT } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { accountTypeName, accountTypes, findAccounts } from '../../shared/ledger/account-types.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { AccountPane } from './account-pane.tsx'
import { ledgerAccountsHref, readLedgerAccountsSearch, type LedgerAccountsSearch } from './ledger-accounts-search.ts'
import * as styles from './settings.css.ts'
import { useVatCodeOptions, vatCodeLabel } from './use-vat-code-options.ts'

export interface LedgerAccountsScreenProps {
  administrationId: number
  filter: LedgerAccountsSearch
  onFilter: (filter: LedgerAccountsSearch) => void
}

/** The chart of accounts as it is kept: added to, renamed, put out of use. */
export function LedgerAccountsScreen({ administrationId, filter, onFilter }: LedgerAccountsScreenProps) {
  usePageTitle('Grootboekrekeningen')
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  const vatCodes = useVatCodeOptions(administrationId)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  const vatLabel = useMemo(() => (code: string) => vatCodeLabel(vatCodes, code), [vatCodes])
  const columns = useMemo(() => columnsOf(vatLabel), [vatLabel])
  const opened = accounts.data?.find(({ id }) => id === open)
  const { rows, found } = useMemo(() => listed(accounts.data ?? [], filter), [accounts.data, filter])
  const exported = { params: { administrationId }, query: oneAnswerQuery(filter) }
  const exports = useExports(contract.ledgerAccounts.export, exported)
  const hrefOf = (next: LedgerAccountsSearch) => ledgerAccountsHref(administrationId, next)
  return (
    <>
      <ListScreen
        name={`ledger-accounts.${administrationId}`}
        title="Grootboekrekeningen"
        itemsName="rekeningen"
        allLabel="Alle rekeningen"
        summary="Een rekening waarop geboekt is, verdwijnt nooit. Buiten gebruik stellen kan wel."
        actions={
          mayChange && (
            <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
              <ShortLabel>Rekening toevoegen</ShortLabel>
            </Button>
          )
        }
        {...{ filter, onFilter, columns, hrefOf, exports }}
        pages={onePage(accounts, rows)}
        totalCount={accounts.data && rows.length}
        read={readLedgerAccountsSearch}
        segments={statusSegments(
          typeChoices,
          filter.type,
          (type) => hrefOf({ ...filter, type, peek: undefined }),
          (type) => (type !== 'all' ? undefined : accounts.data ? String(found) : ROOM_FOR_COUNT),
        )}
        defaultSort="number"
        searchLabel="Zoek een rekening"
        searchPlaceholder="Nummer, naam of RGS-code"
        rowId={({ id }) => id}
        rowLabel={({ number, name }) => `${number} ${name}`}
        {...(mayChange && { onOpen: ({ id }: LedgerAccount) => setOpen(id) })}
        peekOf={(account) => ({
          label: `${account.number} ${account.name}`,
          content: <DescriptionList items={factsOf(account, vatLabel)} />,
          actions: mayChange && <Button onClick={() => setOpen(account.id)}>Rekening wijzigen</Button>,
        })}
        empty={
          <EmptyState icon={SearchX} title="Niets gevonden">
            Geen rekening past bij deze filters.
          </EmptyState>
        }
      />
      {(open === 'new' || opened) && (
        <AccountPane
          key={open}
          administrationId={administrationId}
          account={opened ?? null}
          vatCodes={vatCodes}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** In a word each and counted together: beside the menu of the settings the search field keeps room for what it asks. */
const typeChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'asset', label: 'Bezit' },
  { status: 'liability', label: 'Schuld' },
  { status: 'equity', label: 'Vermogen' },
  { status: 'revenue', label: 'Omzet' },
  { status: 'expense', label: 'Kosten' },
] as const

/** What is left of the accounts by the filter, in its order, and how many of all kinds are found. */
function listed(accounts: readonly LedgerAccount[], { search = '', sort = 'number', type }: LedgerAccountsSearch) {
  const found = findAccounts(accounts, search)
  const shown = type === undefined ? found : found.filter((account) => account.type === type)
  const rows = sortRows(shown, sort, {
    number: ({ number }) => number,
    name: ({ name }) => name,
    type: ({ type: kind }) => accountTypes.findIndex((each) => each.type === kind),
  })
  return { rows, found: found.length }
}

type VatLabel = (code: string) => string | undefined

const factsOf = (account: LedgerAccount, vatLabel: VatLabel) => [
  { term: 'Nummer', details: account.number },
  { term: 'Soort', details: accountTypeName(account.type) },
  { term: 'RGS-code', details: account.rgsCode ?? '–' },
  { term: 'Btw', details: (account.defaultVatCode && vatLabel(account.defaultVatCode)) || '–' },
  { term: 'In gebruik', details: account.active ? 'Ja' : 'Nee' },
]

const columnsOf = (vatLabel: VatLabel): readonly Column<LedgerAccount>[] => [
  { id: 'number', header: 'Nummer', sortable: true, width: '104px', card: 'number', cell: ({ number }) => number },
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cell: ({ name, active }) => (
      <>
        {name} {!active && <Badge>Buiten gebruik</Badge>}
      </>
    ),
  },
  {
    id: 'type',
    header: 'Soort',
    sortable: true,
    width: '140px',
    card: 'due',
    cell: ({ type }) => accountTypeName(type),
  },
  {
    id: 'vat',
    header: 'Btw',
    // The longest of them has a word of nearly thirty letters, which is not broken.
    width: '260px',
    priority: 2,
    card: 'none',
    cell: ({ defaultVatCode: code }) => code && <span className={styles.muted}>{vatLabel(code)}</span>,
  },
]
