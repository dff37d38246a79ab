import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon } from '@klopt/ui'
import { NotebookPen, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref, newEntryHref } from '../../app/routing/hrefs.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { countedText } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { EntryFacts, entryListColumns, numberOf } from './entry-list-columns.tsx'
import { BeforeEntries } from './before-entries.tsx'
import { journalHref, journalQuery, journalStarts, readJournalSearch, type JournalSearch } from './journal-search.ts'

export interface JournalScreenProps {
  administrationId: number
  filter: JournalSearch
  onFilter: (filter: JournalSearch) => void
}

/** The entries of the general journal, newest first. */
export function JournalScreen({ administrationId, filter, onFilter }: JournalScreenProps) {
  usePageTitle('Memoriaal')
  const today = civilToday()
  const asked = { params: { administrationId }, query: journalQuery(filter) }
  const pages = usePages(contract.journalEntries.list, asked)
  const exports = useExports(contract.journalEntries.export, asked)
  const columns = useMemo(() => entryListColumns(administrationId, today), [administrationId, today])
  const all = pages.first?.segments?.all
  const add = useAdd(administrationId)
  return (
    <ListScreen
      name={`journal.${administrationId}`}
      title="Memoriaal"
      itemsName="boekingen"
      allLabel="Alle boekingen"
      summary={
        all && all.count > 0
          ? `${countedText(all, ['boeking', 'boekingen'])} · wat je zelf schrijft en wat Klopt hier boekt`
          : all && 'Wat je zelf schrijft en wat Klopt hier boekt'
      }
      add={add}
      besides={[
        { label: 'Beginbalans', href: administrationAddress(administrationId, 'opening-balance') },
        { label: 'Sjablonen', href: administrationAddress(administrationId, 'journal/templates') },
      ]}
      {...{ filter, onFilter, pages, columns, exports }}
      tabs={<BeforeEntries administrationId={administrationId} />}
      read={readJournalSearch}
      hrefOf={(next) => journalHref(administrationId, next)}
      totalCount={all?.count}
      isCapped={all?.isCapped}
      defaultSort="-entryDate"
      starts={journalStarts}
      dateLabel="Boekdatum"
      searchLabel="Zoek een boeking"
      searchPlaceholder="Omschrijving"
      rowId={({ id }) => id}
      rowLabel={numberOf}
      rowHref={({ id }) => entryHref(administrationId, id)}
      peekOf={(row) => ({
        label: `Boeking ${numberOf(row)}`,
        content: <EntryFacts administrationId={administrationId} entry={row} />,
        actions: (
          <AppLink href={entryHref(administrationId, row.id)} className={buttonClassName()}>
            Boeking openen
          </AppLink>
        ),
      })}
      empty={<NoEntries {...{ filter, add }} />}
    />
  )
}

function useAdd(administrationId: number): ReactNode {
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  return (
    mayWrite && (
      <AppLink href={newEntryHref(administrationId)} className={buttonClassName({ variant: 'primary' })}>
        <Icon of={Plus} />
        <ShortLabel short="Boeking">Nieuwe boeking</ShortLabel>
      </AppLink>
    )
  )
}

interface NoEntriesProps {
  filter: JournalSearch
  add: ReactNode
}

const NoEntries = ({ filter: { search, from }, add }: NoEntriesProps) =>
  search !== undefined || from !== undefined ? (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Geen boeking past bij deze filters.
    </EmptyState>
  ) : (
    <EmptyState icon={NotebookPen} title="Nog geen boekingen" action={add}>
      Schrijf hier wat uit geen ander boek komt: lonen, afschrijvingen, correcties.
    </EmptyState>
  )
