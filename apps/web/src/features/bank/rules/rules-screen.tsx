import { contract, type BankRule } from '@klopt/api-client/contract'
import { Button, EmptyState } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, Plus, SearchX } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { oneAnswerQuery } from '../../../shared/lists/list-search.ts'
import { onePage } from '../../../shared/lists/one-page.ts'
import { sortRows } from '../../../shared/lists/sort-rows.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { bankHref } from '../bank-search.ts'
import { ShortLabel } from '../../../shared/look/short-label.tsx'
import { conditionsText, ruleColumns } from './rule-columns.tsx'
import { MutedList } from './muted-list.tsx'
import { RulePane } from './rule-pane.tsx'
import * as styles from './rules.css.ts'
import { readRulesSearch, rulesHref, type RulesSearch } from './rules-search.ts'

export interface RulesScreenProps {
  administrationId: number
  filter: RulesSearch
  onFilter: (filter: RulesSearch) => void
}

/** The rules of bank lines in their order, each of which opens beside the list. */
export function RulesScreen({ administrationId, filter, onFilter }: RulesScreenProps) {
  usePageTitle('Regels')
  const rules = useQuery(query(contract.bank.rules, { params: { administrationId } }))
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const rows = useMemo(() => listed(rules.data ?? [], filter), [rules.data, filter])
  const exports = useExports(contract.bank.exportRules, { params: { administrationId }, query: oneAnswerQuery(filter) })
  const opened = rules.data?.find(({ id }) => id === open)
  const add = mayAdd && (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      <ShortLabel short="Regel">Regel toevoegen</ShortLabel>
    </Button>
  )
  return (
    <>
      <ListScreen
        name={`bank-rules.${administrationId}`}
        title="Regels"
        back={{ label: 'Bank verwerken', href: asLeft(bankHref(administrationId)) }}
        itemsName="regels"
        allLabel="Alle regels"
        summary={summaryOf(rules.data?.length)}
        add={add}
        {...{ filter, onFilter, exports }}
        columns={ruleColumns}
        pages={onePage(rules, rows)}
        totalCount={rules.data && rows.length}
        read={readRulesSearch}
        hrefOf={(next) => rulesHref(administrationId, next)}
        defaultSort="position"
        searchLabel="Zoek een regel"
        searchPlaceholder="Naam, tegenpartij of rekening"
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => setOpen(id)}
        empty={<NoRules search={filter.search} add={add} />}
      />
      <div className={styles.muted}>
        <MutedList administrationId={administrationId} />
      </div>
      {(open === 'new' || opened) && (
        <RulePane
          key={`${open} ${opened?.version}`}
          administrationId={administrationId}
          rule={opened ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** How many there are, and which of them books. */
function summaryOf(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  return count === 0
    ? 'De eerste die past, boekt'
    : `${count} ${count === 1 ? 'regel' : 'regels'} · de eerste die past, boekt`
}

function listed(rules: readonly BankRule[], { search, sort }: RulesSearch): readonly BankRule[] {
  const wanted = search?.toLowerCase() ?? ''
  const found = rules.filter((rule) =>
    [rule.name, conditionsText(rule), rule.counterpartyIban, rule.accountNumber, rule.accountName].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  )
  return sortRows(found, sort ?? 'position', {
    position: ({ position }) => position,
    name: ({ name }) => name,
    hits: ({ hits }) => hits,
  })
}

function NoRules({ search, add }: { search: string | undefined; add: ReactNode }) {
  if (search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen regel past bij ‘{search}’.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={ListChecks} title="Nog geen regels" action={add}>
      Een regel zegt waar een bankregel geboekt wordt. Je maakt hem hier, of terwijl je een bankregel verwerkt.
    </EmptyState>
  )
}
