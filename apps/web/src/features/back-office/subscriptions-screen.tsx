import { contract, type SubscriptionRow } from '@klopt/api-client/contract'
import { Badge, Button, EmptyState, type Column } from '@klopt/ui'
import { formatDate } from '@klopt/validators'
import { SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { address } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { readSubscriptionsSearch, type SubscriptionsSearch } from './back-office-search.ts'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { typeLabels } from '../../shared/subscriptions/type-labels.ts'
import * as styles from './back-office.css.ts'
import { CampaignsCard } from './campaigns-card.tsx'
import { ChangePlanModal } from './change-plan-modal.tsx'
import { priceOf } from './price-words.ts'
import { PricesCard } from './prices-card.tsx'

export interface SubscriptionsScreenProps {
  filter: SubscriptionsSearch
  onFilter: (filter: SubscriptionsSearch) => void
}

/** What every administration is on, and what the plans cost. */
export function SubscriptionsScreen({ filter, onFilter }: SubscriptionsScreenProps) {
  usePageTitle('Abonnementen')
  const { search, sort, start, type } = filter
  const asked = { query: omitUndefined({ search, sort, start, type }) }
  const pages = usePages(contract.backOffice.subscriptions, asked)
  const exports = useExports(contract.backOffice.exportSubscriptions, asked)
  const [chosen, setChosen] = useState<SubscriptionRow | null>(null)
  const columns = useMemo(() => [...told, changeColumn(setChosen)], [])
  const hrefOf = (next: SubscriptionsSearch) => address('/v2/admin/subscriptions', { search: next })
  const segments = pages.first?.segments
  return (
    <div className={styles.page}>
      <ListScreen
        name="admin-subscriptions"
        title="Abonnementen"
        itemsName="administraties"
        allLabel="Alle abonnementen"
        {...{ filter, onFilter, pages, columns, exports, hrefOf }}
        read={readSubscriptionsSearch}
        segments={statusSegments(
          segmentChoices,
          type,
          (next) => hrefOf({ ...filter, type: next, start: undefined }),
          segmentCounts(segments),
        )}
        totalCount={segments?.[type ?? 'all'].count}
        defaultSort="companyName"
        starts={{ companyName: { label: 'bedrijf', kind: 'text' } }}
        searchLabel="Zoek een abonnement"
        searchPlaceholder="Bedrijf, hoofdgebruiker of kantoor"
        rowId={({ administrationId }) => administrationId}
        rowLabel={({ companyName }) => companyName}
        onOpen={(row) => isChosen(row) && setChosen(row)}
        empty={
          <EmptyState icon={SearchX} title="Niets gevonden">
            Geen administratie past bij dit filter.
          </EmptyState>
        }
      />
      {/* After the list, which would push them down. */}
      {!pages.isPending && (
        <>
          <PricesCard />
          <CampaignsCard />
        </>
      )}
      {chosen && <ChangePlanModal row={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'TRIAL', label: 'Proef' },
  { status: 'ZZP', label: 'Zzp' },
  { status: 'MKB', label: 'Mkb' },
  { status: 'GRACE_PERIOD', label: 'Uitloop' },
  { status: 'NONE', label: 'Geen' },
] as const

const told: readonly Column<SubscriptionRow>[] = [
  {
    id: 'companyName',
    header: 'Bedrijf',
    sortable: true,
    card: 'title',
    cell: ({ companyName, mainUser }) => (
      <span className={styles.name}>
        {companyName}
        {mainUser !== null && <span className={styles.detail}>{mainUser}</span>}
      </span>
    ),
  },
  { id: 'type', header: 'Soort', card: 'status', cell: ({ type }) => <Badge>{typeLabels[type]}</Badge> },
  { id: 'plan', header: 'Abonnement', card: 'detail', cell: ({ plan }) => (plan === null ? '–' : planNames[plan]) },
  { id: 'price', header: 'Prijs', align: 'end', card: 'amount', priority: 2, cell: priceOf },
  { id: 'firmName', header: 'Kantoor', priority: 3, card: 'none', cell: ({ firmName }) => firmName ?? '–' },
  {
    id: 'currentPeriodEnd',
    header: 'Periode tot',
    sortable: true,
    card: 'number',
    cell: ({ currentPeriodEnd, endsOn }) =>
      endsOn !== null ? `stopt ${formatDate(endsOn)}` : currentPeriodEnd === null ? '–' : formatDate(currentPeriodEnd),
  },
]

/** What a firm pays for its client cannot be chosen, nor anything of what was removed. */
const isChosen = ({ plan, isRemoved }: SubscriptionRow): boolean => plan !== 'ADVISOR_PAYS' && !isRemoved

const changeColumn = (onChange: (row: SubscriptionRow) => void): Column<SubscriptionRow> => ({
  id: 'change',
  header: '',
  name: 'Abonnement wijzigen',
  width: '120px',
  card: 'detail',
  cell: (row) =>
    isChosen(row) && (
      <Button size="small" aria-label={`Abonnement van ${row.companyName} wijzigen`} onClick={() => onChange(row)}>
        Wijzigen
      </Button>
    ),
})
