import { formatDateShort, formatEuro } from '@klopt/validators'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import type { Column } from '../table/table-types.ts'

/** An invoice as the stories and tests of tables list it. */
export interface Invoice {
  number: string
  contact: string
  date: string
  status: keyof typeof statuses
  amountCents: number
}

const statuses = {
  Concept: 'neutral',
  Verzonden: 'info',
  Betaald: 'success',
  'Deels betaald': 'warning',
  'Te laat': 'danger',
} as const satisfies Record<string, BadgeProps['tone']>

const contacts = ['Gemeente Haarlem', 'Bloemisterij De Klaproos', 'Tandartspraktijk Oost', 'Van Rijn B.V.', 'KPN B.V.']

/** As many invoices as asked, the newest first and the same every time. */
export function invoices(count: number): Invoice[] {
  const names = Object.keys(statuses) as (keyof typeof statuses)[]
  return Array.from({ length: count }, (_, index) => ({
    number: `2026-${String(count - index).padStart(4, '0')}`,
    contact: contacts[index % contacts.length] ?? '',
    date: `2026-${String(11 - (index % 11)).padStart(2, '0')}-18`,
    status: names[(index * 2 + 1) % names.length] ?? 'Concept',
    amountCents: ((index * 7919 + 2117) % 4000) * 100 + 50,
  }))
}

export const totalOf = (rows: readonly Invoice[]) =>
  formatEuro(rows.reduce((sum, { amountCents }) => sum + amountCents, 0))

export const invoiceColumns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Nummer', cell: ({ number }) => number, sortable: true, width: '140px' },
  { id: 'contact', header: 'Relatie', cell: ({ contact }) => contact, sortable: true, card: 'title' },
  {
    id: 'date',
    header: 'Datum',
    cell: ({ date }) => formatDateShort(date),
    sortable: true,
    width: '140px',
    priority: 2,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={statuses[status]}>{status}</Badge>,
    width: '160px',
    card: 'status',
  },
  {
    id: 'amount',
    header: 'Bedrag',
    cell: ({ amountCents }) => formatEuro(amountCents),
    align: 'end',
    sortable: true,
    width: '180px',
    card: 'amount',
  },
]
