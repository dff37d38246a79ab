import type { AssetListItem } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { formatDateShort, formatAmount } from '@klopt/validators'
import { title } from '../../shared/lists/document-columns.css.ts'

const states = { sold: 'Verkocht', scrapped: 'Afgedankt' } as const

/** How an asset stands: waiting, gone, or nothing to say. */
export function AssetBadge({ state, heldReason }: Pick<AssetListItem, 'state' | 'heldReason'>) {
  if (state !== 'in_use') return <Badge>{states[state]}</Badge>
  return heldReason === null ? null : <Badge tone="warning">Afschrijving wacht</Badge>
}

/** What the listed assets come to; nothing where not all were counted. */
interface Totals {
  readonly costCents: number | null
  readonly depreciatedCents: number | null
  readonly bookValueCents: number | null
}

const standing: Column<AssetListItem> = {
  id: 'state',
  header: 'Status',
  width: '160px',
  priority: 2,
  card: 'status',
  cell: (row) => <AssetBadge {...row} />,
}

const sum = (cents: number | null | undefined) => cents != null && formatAmount(cents)

const isUnusual = ({ state, heldReason }: AssetListItem): boolean => state !== 'in_use' || heldReason !== null

/** The columns of the register; that of how an asset stands where there is something to say of one. */
export const assetColumns = (rows: readonly AssetListItem[], totals: Totals | undefined): Column<AssetListItem>[] => [
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    total: 'Totaal',
    cell: (row) => <span className={title}>{row.name}</span>,
  },
  {
    id: 'account',
    header: 'Rekening',
    width: '200px',
    priority: 3,
    cell: ({ account }) => `${account.number} ${account.name}`,
  },
  {
    id: 'inUseOn',
    header: 'In gebruik',
    sortable: true,
    width: '120px',
    card: 'date',
    cell: (row) => formatDateShort(row.inUseOn),
  },
  ...(rows.some(isUnusual) ? [standing] : []),
  {
    id: 'costCents',
    header: 'Aanschaf',
    sortable: true,
    width: '130px',
    align: 'end',
    card: 'none',
    cell: (row) => formatAmount(row.costCents),
    total: sum(totals?.costCents),
  },
  {
    id: 'depreciated',
    header: 'Afgeschreven',
    width: '130px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: (row) => formatAmount(row.depreciatedCents),
    total: sum(totals?.depreciatedCents),
  },
  {
    id: 'bookValue',
    header: 'Boekwaarde',
    width: '130px',
    align: 'end',
    card: 'amount',
    cell: (row) => formatAmount(row.bookValueCents),
    total: sum(totals?.bookValueCents),
  },
]
