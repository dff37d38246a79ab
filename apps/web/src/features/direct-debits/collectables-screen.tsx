import { contract, type Collectable } from '@klopt/api-client/contract'
import { Alert, AppLink, buttonClassName, EmptyState, linkClassName, SumLine, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { HandCoins, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { oneAnswerQuery } from '../../shared/lists/list-search.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { sortRows } from '../../shared/lists/sort-rows.ts'
import { InvoiceTabs } from '../../shell/invoice-tabs.tsx'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { collectableColumns } from './collectable-columns.tsx'
import { collectablesHref, readCollectablesSearch, type CollectablesSearch } from './collectables-search.ts'
import { CollectionForm } from './collection-form.tsx'
import * as styles from './direct-debits.css.ts'
import { FilesCard } from './files-card.tsx'

export interface CollectablesScreenProps {
  administrationId: number
  filter: CollectablesSearch
  onFilter: (filter: CollectablesSearch) => void
}

/** Invoices that can be collected, to choose a file for the bank of; and the files that were made. */
export function CollectablesScreen({ administrationId, filter, onFilter }: CollectablesScreenProps) {
  usePageTitle('Te incasseren')
  const asked = useQuery(query(contract.directDebits.collectables, { params: { administrationId } }))
  const all = useMemo(() => asked.data?.items ?? [], [asked.data])
  const rows = useMemo(() => found(all, filter), [all, filter])
  const [currentDay] = useState(() => today())
  const columns = useMemo(() => collectableColumns(administrationId, currentDay), [administrationId, currentDay])
  const mayCollect = useMayChange(administrationId, { permission: 'BOOKING' })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const chosen = all.filter((row) => row.obstacle === null && keys.has(String(row.invoiceId)))
  const hasIdentifier = asked.data?.creditorIdentifier !== null
  const ready = all.filter(({ obstacle }) => obstacle === null)
  const exported = { params: { administrationId }, query: oneAnswerQuery(filter) }
  const exports = useExports(contract.directDebits.exportCollectables, exported)
  const hrefOf = (next: CollectablesSearch) => collectablesHref(administrationId, next)
  const choose = (next: ReadonlySet<string>) => {
    const can = new Set(ready.map(({ invoiceId }) => String(invoiceId)))
    const kept = new Set([...next].filter((key) => can.has(key)))
    if (kept.size < next.size) toast.warning('Niet alles kan nu worden geïncasseerd. Bij Status staat waarom.')
    setKeys(kept)
  }
  return (
    <>
      <ListScreen<Collectable, CollectablesSearch>
        name={`collectables.${administrationId}`}
        title="Facturen"
        tableLabel="Te incasseren"
        itemsName="facturen"
        allLabel="Alles"
        summary={ready.length > 0 && <SumLine text={sumText(ready)} />}
        tabs={<InvoiceTabs administrationId={administrationId} current="direct-debits" />}
        {...{ filter, onFilter, columns, hrefOf, exports }}
        pages={onePage(asked, rows)}
        totalCount={rows.length}
        read={readCollectablesSearch}
        defaultSort="dueDate"
        searchLabel="Zoek een factuur"
        searchPlaceholder="Nummer of klant"
        searchDelayMs={0}
        rowId={({ invoiceId }) => invoiceId}
        rowLabel={({ contactName, number }) => `${contactName} ${number}`}
        selection={
          mayCollect
            ? { always: true, keys: new Set(chosen.map(({ invoiceId }) => String(invoiceId))), onChange: choose }
            : undefined
        }
        empty={
          <NothingToCollect administrationId={administrationId} search={filter.search} hasIdentifier={hasIdentifier} />
        }
      />
      {!hasIdentifier && all.length > 0 && <NoIdentifier administrationId={administrationId} />}
      {asked.data && chosen.length > 0 && (
        <CollectionForm
          administrationId={administrationId}
          chosen={chosen}
          days={asked.data}
          today={currentDay}
          onMade={() => setKeys(new Set())}
        />
      )}
      {/* Under what is there: before, the list would push it down. */}
      {!asked.isPending && <FilesCard administrationId={administrationId} />}
    </>
  )
}

const NoIdentifier = ({ administrationId }: { administrationId: number }) => (
  <Alert tone="info" title="Nog geen incassant-ID" className={styles.notice}>
    Je krijgt het van je bank bij je incassocontract.{' '}
    <AppLink href={administrationAddress(administrationId, 'settings/bank-books')} className={linkClassName}>
      Vul het in bij Bank en kas
    </AppLink>
    , dan kun je incasseren.
  </Alert>
)

const sumText = (rows: readonly Collectable[]): string => {
  const openCents = rows.reduce((sum, row) => sum + row.openCents, 0)
  return `${rows.length === 1 ? '1 factuur' : `${rows.length} facturen`} · ${formatEuro(openCents)}`
}

function found(rows: readonly Collectable[], { search = '', sort = 'dueDate' }: CollectablesSearch) {
  const wanted = search.toLowerCase()
  const fits = ({ contactName, number }: Collectable) =>
    [contactName, number].some((text) => text.toLowerCase().includes(wanted))
  return sortRows(rows.filter(fits), sort, {
    contactName: ({ contactName }) => contactName,
    number: ({ number }) => number,
    dueDate: ({ dueDate }) => dueDate,
    openCents: ({ openCents }) => openCents,
  })
}

interface NothingToCollectProps extends Pick<CollectablesSearch, 'search'> {
  administrationId: number
  hasIdentifier: boolean
}

/** What is still needed before something can stand here, with the way to it. */
function NothingToCollect({ administrationId, search, hasIdentifier }: NothingToCollectProps) {
  if (search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen factuur past bij ‘{search}’.
      </EmptyState>
    )
  }
  const [page, words] = hasIdentifier
    ? (['contacts', 'Naar relaties'] as const)
    : (['settings/bank-books', TO_BANK] as const)
  const action = (
    <AppLink href={administrationAddress(administrationId, page)} className={buttonClassName({ variant: 'primary' })}>
      {words}
    </AppLink>
  )
  return hasIdentifier ? (
    <EmptyState icon={HandCoins} title="Er is niets te incasseren" action={action}>
      Leg bij een relatie een machtiging vast. De openstaande facturen staan dan hier.
    </EmptyState>
  ) : (
    <EmptyState icon={HandCoins} title="Nog geen incassant-ID" action={action}>
      Je krijgt het van je bank bij je incassocontract. Leg daarna bij een relatie een machtiging vast: wat openstaat
      staat dan hier.
    </EmptyState>
  )
}

const TO_BANK = 'Invullen bij Bank en kas'
