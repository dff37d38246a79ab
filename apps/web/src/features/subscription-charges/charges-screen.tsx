import { contract, type SubscriptionChargeRow, type ToCollect } from '@klopt/api-client/contract'
import { Badge, DescriptionList, EmptyState, type Column } from '@klopt/ui'
import { formatDate, formatDateShort, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ChargeActions, FileButton } from './charge-actions.tsx'
import { periodOf, standOf } from './charge-words.ts'
import { readChargesSearch, type ChargesSearch } from './charges-search.ts'
import { CollectActions } from './collect-actions.tsx'
import * as styles from './subscription-charges.css.ts'

export interface ChargesScreenProps {
  filter: ChargesSearch
  onFilter: (filter: ChargesSearch) => void
}

/** What was charged for subscriptions, where each charge stands, and what is done about it. */
export function ChargesScreen({ filter, onFilter }: ChargesScreenProps) {
  usePageTitle('Incasso van abonnementen')
  const { search, sort, start, state } = filter
  const asked = { query: omitUndefined({ search, sort, start, state }) }
  const pages = usePages(contract.subscriptionCharges.list, asked)
  const exports = useExports(contract.subscriptionCharges.export, asked)
  const toCollect = useQuery({ ...query(contract.subscriptionCharges.toCollect, {}), meta: { errors: 'screen' } })
  const segments = pages.first?.segments
  return (
    <ListScreen
      name="admin-subscription-charges"
      title="Incasso van abonnementen"
      itemsName="facturen"
      allLabel="Alle facturen"
      summary={<ToBank toCollect={toCollect.data} isError={toCollect.isError} />}
      actions={<CollectActions hasAny={(toCollect.data?.count ?? 0) > 0} />}
      {...{ filter, onFilter, pages, columns, exports, hrefOf }}
      read={readChargesSearch}
      segments={statusSegments(
        segmentChoices,
        state,
        (next) => hrefOf({ ...filter, state: next, start: undefined, peek: undefined }),
        segmentCounts(segments),
      )}
      totalCount={segments?.[state ?? 'all'].count}
      defaultSort="-collectionDate"
      starts={{ collectionDate: { label: 'incassodag', kind: 'date' } }}
      searchLabel="Zoek een factuur"
      searchPlaceholder="Bedrijf of factuurnummer"
      rowId={({ id }) => id}
      rowLabel={({ companyName, number }) => `${companyName}, ${number}`}
      peekOf={(row) => ({
        label: `Factuur ${row.number}`,
        content: (
          <div className={styles.stack}>
            <DescriptionList items={factsOf(row)} />
            {row.fileId !== null && <FileButton fileId={row.fileId} />}
          </div>
        ),
        actions: <ChargeActions row={row} />,
      })}
      empty={
        <EmptyState icon={CreditCard} title={search || state ? 'Niets gevonden' : 'Nog geen facturen'}>
          {search || state
            ? 'Geen factuur past bij dit filter.'
            : 'Zodra een betaalde periode begint, staat de factuur hier.'}
        </EmptyState>
      }
    />
  )
}

/** What can be done now: how much goes to the bank, and what waits for its payer. As high before it is known. */
function ToBank({ toCollect, isError }: { toCollect: ToCollect | null | undefined; isError: boolean }) {
  if (isError || toCollect === null) return 'Wat abonnementen kosten, en hoe dat wordt geïnd.'
  if (!toCollect) return '\u00a0'
  const { count, totalCents, withoutMandate } = toCollect
  const now =
    count === 0
      ? 'Er hoeft nu niets naar de bank'
      : `Nu naar de bank: ${count === 1 ? '1 incasso' : `${count} incasso’s`} · ${formatEuro(totalCents)}`
  if (withoutMandate === 0) return now
  return `${now} · ${withoutMandate === 1 ? '1 wacht' : `${withoutMandate} wachten`} op een machtiging`
}

const hrefOf = (filter: ChargesSearch): string => address('/v2/admin/subscription-charges', { search: filter })

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'planned', label: 'Te incasseren' },
  { status: 'handed_in', label: 'Bij de bank' },
  { status: 'collected', label: 'Geïncasseerd' },
  { status: 'failed', label: 'Mislukte incasso’s' },
] as const

const columns: readonly Column<SubscriptionChargeRow>[] = [
  {
    id: 'companyName',
    header: 'Bedrijf',
    card: 'title',
    cell: (row) => (
      <span className={styles.name}>
        {row.companyName}
        <span className={styles.detail}>{periodOf(row)}</span>
      </span>
    ),
    cardCell: ({ companyName }) => companyName,
  },
  {
    id: 'number',
    header: 'Factuur',
    width: '148px',
    sortable: true,
    card: 'number',
    cell: ({ number }) => number,
    cardCell: ({ number, collectionDate }) => `${number} · ${formatDateShort(collectionDate)}`,
  },
  {
    id: 'collectionDate',
    header: 'Incassodag',
    width: '132px',
    sortable: true,
    priority: 2,
    card: 'none',
    cell: ({ collectionDate }) => formatDateShort(collectionDate),
  },
  {
    id: 'state',
    header: 'Status',
    width: '240px',
    card: 'status',
    cell: (row) => (
      <span className={styles.state}>
        <Badge tone={standOf(row).tone}>{standOf(row).label}</Badge>
        {row.state === 'failed' && row.reason && <span className={styles.detail}>{row.reason.text}</span>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '116px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatEuro(amountCents),
  },
]

function factsOf(row: SubscriptionChargeRow) {
  const facts = [
    ['Bedrijf', row.companyName],
    ['Abonnement', periodOf(row)],
    ['Bedrag met btw', formatEuro(row.amountCents)],
    ['Incassodag', formatDate(row.collectionDate)],
    ['Status', standOf(row).label],
    ['Pogingen', row.attempts === 0 ? 'nog geen' : String(row.attempts)],
    ['Mislukt omdat', row.reason && `${row.reason.text} (${row.reason.code})`],
    ['Machtiging', row.hasMandate ? 'Ja' : 'Geen: de klant heeft nog geen rekening opgegeven'],
  ] as const
  return facts.flatMap(([term, details]) => (details ? [{ term, details }] : []))
}
