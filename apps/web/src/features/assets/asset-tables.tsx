import type { Asset } from '@klopt/api-client/contract'
import { Card, Table, type Column } from '@klopt/ui'
import { formatDateShort, formatAmount } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { entryHref } from '../../app/routing/hrefs.ts'

type Year = Asset['schedule'][number]
type Booked = Asset['booked'][number]

const bookedWords = ({ bookedCents }: Year): string =>
  bookedCents === 0 ? 'nog niet geboekt' : `${formatAmount(bookedCents)} geboekt`

const yearColumns: Column<Year>[] = [
  { id: 'year', header: 'Boekjaar', card: 'title', cell: (row) => row.year },
  {
    id: 'planned',
    header: 'Afschrijving',
    align: 'end',
    width: '160px',
    card: 'amount',
    cell: (row) => formatAmount(row.plannedCents),
  },
  {
    id: 'booked',
    header: 'Geboekt',
    align: 'end',
    width: '160px',
    card: 'none',
    cell: (row) => (row.bookedCents === 0 ? '–' : formatAmount(row.bookedCents)),
  },
  {
    id: 'value',
    header: 'Boekwaarde aan het eind',
    align: 'end',
    width: '200px',
    card: 'due',
    cell: (row) => (row.bookValueCents === 0 ? '–' : formatAmount(row.bookValueCents)),
    cardCell: (row) => `${bookedWords(row)} · boekwaarde ${formatAmount(row.bookValueCents)}`,
  },
]

/** What falls in each fiscal year. */
export function ScheduleCard({ asset }: { asset: Asset }) {
  if (asset.schedule.length === 0) return null
  return (
    <Card title="Per boekjaar" padding="none">
      <Table
        label="Afschrijving per boekjaar"
        columns={yearColumns}
        rows={asset.schedule}
        rowKey={({ from }) => from}
      />
    </Card>
  )
}

const kinds = { plan: 'Afschrijving', impairment: 'Afwaardering' } as const
const bookedColumns: Column<Booked>[] = [
  { id: 'day', header: 'Tot en met', width: '160px', card: 'title', cell: (row) => formatDateShort(row.periodEnd) },
  { id: 'kind', header: 'Soort', card: 'detail', cell: (row) => kinds[row.kind] },
  {
    id: 'cents',
    header: 'Bedrag',
    align: 'end',
    width: '160px',
    card: 'amount',
    cell: (row) => formatAmount(row.cents),
  },
]

/** What was booked of an asset, the newest first; each opens its entry. */
export function BookedCard({ administrationId, asset }: { administrationId: number; asset: Asset }) {
  const navigate = useNavigate()
  if (asset.booked.length === 0) return null
  return (
    <Card title="Geboekt" padding="none">
      <Table
        label="Geboekte afschrijvingen"
        columns={bookedColumns}
        rows={asset.booked.toReversed()}
        rowKey={({ entryId, periodEnd }) => `${entryId}-${periodEnd}`}
        onRowActivate={({ entryId }) => void navigate({ href: entryHref(administrationId, entryId) })}
      />
    </Card>
  )
}
