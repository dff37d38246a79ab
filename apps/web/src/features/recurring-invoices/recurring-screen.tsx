import { contract, type RecurringListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Plus, Repeat, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { documentQuery, isNarrowed } from '../../shared/lists/list-search.ts'
import { countText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { recurringColumns } from './recurring-columns.tsx'
import {
  DEFAULT_SORT,
  readRecurringSearch,
  recurringHref,
  recurringListHref,
  recurringStarts,
  statusFilters,
  type RecurringSearch,
} from './recurring-filters.ts'
import { RecurringPeek } from './recurring-peek.tsx'
import { RECURRING_STATUSES } from './recurring-statuses.tsx'

export interface RecurringScreenProps {
  administrationId: number
  filter: RecurringSearch
  onFilter: (filter: RecurringSearch) => void
}

/** What is invoiced again by itself, by the next day on which that is. */
export function RecurringScreen({ administrationId, filter, onFilter }: RecurringScreenProps) {
  usePageTitle('Herhaalfacturen')
  const asked = { params: { administrationId }, query: documentQuery(filter) }
  const pages = usePages(contract.recurringInvoices.list, asked)
  const exports = useExports(contract.recurringInvoices.export, asked)
  const segments = pages.first?.segments
  const current = segments?.[filter.status ?? 'all']
  const grossCents = current?.grossCents
  const columns = useMemo(() => recurringColumns({ administrationId, grossCents }), [administrationId, grossCents])
  const add = useAdd(administrationId)
  const hrefOf = (next: RecurringSearch) => recurringListHref(administrationId, next)
  const pick = (contactId: number | undefined) => onFilter({ ...filter, contactId, peek: undefined })
  return (
    <ListScreen
      name={`recurring-invoices.${administrationId}`}
      title="Herhaalfacturen"
      itemsName="herhaalfacturen"
      allLabel="Alle herhaalfacturen"
      summary={segments && segments.all.count > 0 && <SumLine text={sumOf(segments.active)} />}
      add={add}
      {...{ filter, onFilter, hrefOf, pages, columns, exports }}
      read={readRecurringSearch}
      segments={statusSegments(
        statusFilters,
        filter.status,
        (status) => hrefOf({ ...filter, status, peek: undefined, start: undefined }),
        segmentCounts(segments),
      )}
      totalCount={current?.count}
      isCapped={current?.isCapped}
      defaultSort={DEFAULT_SORT}
      starts={recurringStarts}
      filters={{
        count: filter.contactId === undefined ? 0 : 1,
        cleared: { ...filter, contactId: undefined },
        fields: (
          <ContactPicker
            label="Relatie"
            placeholder="Alle relaties"
            administrationId={administrationId}
            contactId={filter.contactId ?? null}
            onPick={(contactId) => pick(contactId ?? undefined)}
            onMissing={() => pick(undefined)}
          />
        ),
      }}
      searchLabel="Zoek een herhaalfactuur"
      searchPlaceholder="Relatie of kenmerk"
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={({ id }) => recurringHref(administrationId, id)}
      peekOf={(row) => ({
        label: nameOf(row),
        content: <RecurringPeek administrationId={administrationId} row={row} />,
        actions: (
          <AppLink href={recurringHref(administrationId, row.id)} className={buttonClassName()}>
            Herhaalfactuur openen
          </AppLink>
        ),
      })}
      bulk={{
        actions: (rows, clear) => <BulkActions {...{ administrationId, rows, clear }} />,
        summary: (rows) => formatEuro(rows.reduce((sum, row) => sum + row.grossCents, 0)),
      }}
      empty={<NoRecurring filter={filter} add={add} />}
    />
  )
}

/** '3 actief · € 1.569,60 per keer' */
const sumOf = (active: { count: number; isCapped: boolean; grossCents: number | null }): string =>
  [`${countText(active)} actief`, ...(active.grossCents ? [`${formatEuro(active.grossCents)} per keer`] : [])].join(
    ' · ',
  )

/** What one is called: 'Herhaalfactuur voor Van Rijn B.V.'. */
const nameOf = ({ contactName }: RecurringListItem): string =>
  contactName === null ? 'Herhaalfactuur zonder relatie' : `Herhaalfactuur voor ${contactName}`

function useAdd(administrationId: number): ReactNode {
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    mayAdd && (
      <AppLink href={recurringHref(administrationId, 'new')} className={buttonClassName({ variant: 'primary' })}>
        <Icon of={Plus} />
        <ShortLabel short="Factuur">Nieuwe herhaalfactuur</ShortLabel>
      </AppLink>
    )
  )
}

function NoRecurring({ filter, add }: { filter: RecurringSearch; add: ReactNode }) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen herhaalfactuur past bij deze filters.
      </EmptyState>
    )
  }
  if (filter.status !== undefined) {
    const { label } = RECURRING_STATUSES[filter.status]
    return <EmptyState icon={Repeat} title={`Geen herhaalfacturen met de status ${label}.`} />
  }
  return (
    <EmptyState icon={Repeat} title="Nog geen herhaalfacturen" action={add}>
      Wat je elke maand, elk kwartaal of elk jaar factureert maakt Klopt hier vanzelf, als concept of meteen verstuurd.
    </EmptyState>
  )
}
