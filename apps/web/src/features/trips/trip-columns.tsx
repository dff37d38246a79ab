import type { Trip } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { today } from '../../app/today.ts'
import { dayText } from '../../shared/lists/due-date.tsx'

/** What a trip was for, in words. */
export const TRIP_KINDS = { business: 'Zakelijk', commute: 'Woon-werk', private: 'Privé' } as const

/** With what a trip was made, in words. */
export const TRIP_VEHICLES = { private: 'Eigen vervoer', business: 'Auto van de zaak' } as const

/** What the listed trips come to; nothing where not all were counted. */
interface Totals {
  readonly kilometres: number | null
  readonly cents: number | null
}

const whole = new Intl.NumberFormat('nl-NL')
/** Kilometres as they are read: '1.000 km'. */
const driven = (kilometres: number): string => `${whole.format(kilometres)} km`

/** 'Haarlem – Leiden en terug', and that it was a car of the business: there is nothing to reimburse then. */
const routeText = ({ fromPlace, toPlace, isReturn, vehicle }: Trip): string =>
  `${fromPlace} – ${toPlace}${isReturn ? ' en terug' : ''}${vehicle === 'business' ? ' (auto van de zaak)' : ''}`

const who: Column<Trip> = {
  id: 'who',
  header: 'Wie',
  width: '160px',
  priority: 2,
  card: 'none',
  cell: (row) => row.userName,
}

interface ColumnsOptions {
  readonly totals: Totals | undefined
  /** Else all of them are one's own. */
  readonly seesAll: boolean
}

/** The columns of the list: no wider than their words, so that on a tablet a trip has a line. */
export const tripColumns = ({ totals, seesAll }: ColumnsOptions): Column<Trip>[] => [
  {
    id: 'day',
    header: 'Datum',
    sortable: true,
    width: '120px',
    card: 'date',
    cell: (row) => formatDateShort(row.day),
    // A card has no column for how far it was.
    cardCell: (row) => `${dayText(row.day, today())} · ${driven(row.drivenKilometres)}`,
  },
  {
    id: 'route',
    header: 'Rit',
    total: 'Totaal',
    card: 'title',
    cell: routeText,
  },
  { id: 'purpose', header: 'Doel', width: '180px', priority: 2, card: 'detail', cell: (row) => row.purpose },
  ...(seesAll ? [who] : []),
  {
    id: 'kind',
    header: 'Soort',
    width: '100px',
    card: 'status',
    cell: (row) => <Badge dot={false}>{TRIP_KINDS[row.kind]}</Badge>,
    // Most are: on each card it says nothing.
    cardCell: (row) => (row.kind === 'business' ? null : <Badge dot={false}>{TRIP_KINDS[row.kind]}</Badge>),
  },
  {
    id: 'kilometres',
    header: 'Kilometers',
    width: '96px',
    align: 'end',
    card: 'none',
    cell: (row) => driven(row.drivenKilometres),
    total: totals?.kilometres != null && driven(totals.kilometres),
  },
  {
    id: 'cents',
    header: 'Vergoeding',
    width: '112px',
    align: 'end',
    card: 'amount',
    cell: (row) => (row.cents === 0 ? '–' : formatEuro(row.cents)),
    total: totals?.cents != null && formatEuro(totals.cents),
  },
]
