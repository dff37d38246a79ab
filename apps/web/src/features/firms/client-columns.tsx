import type { FirmClient } from '@klopt/api-client/contract'
import { Avatar, Badge, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { ClientActions } from './client-actions.tsx'
import * as styles from './firms.css.ts'
import { subscriptionStateOf } from './subscription-state.ts'

export interface ClientRights {
  readonly mayManage: boolean
  /** The clients that are shown were archived. */
  readonly isArchived: boolean
}

/** What there is none of: the rest stands out. */
const NONE = <span className={styles.none}>–</span>

/** The columns of the clients of a firm; who manages it archives them and lets them go. */
export const clientColumns = (
  firmId: number,
  { mayManage, isArchived }: ClientRights,
): readonly Column<FirmClient>[] => [
  { id: 'companyName', header: 'Bedrijf', sortable: true, cell: (row) => row.companyName, card: 'title' },
  { id: 'main-user', header: 'Hoofdgebruiker', card: 'number', cell: (row) => <MainUser row={row} /> },
  {
    id: 'manager',
    header: 'Wie',
    width: '70px',
    card: 'none',
    cell: ({ manager }) => (manager === null ? NONE : <Avatar name={manager.name} />),
  },
  {
    id: 'subscription',
    header: 'Abonnement',
    card: 'date',
    cell: (row) => (row.paidBy === 'FIRM' ? 'Betaald door kantoor' : subscriptionStateOf(row)),
  },
  {
    id: 'currentPeriodEnd',
    header: 'Periode tot',
    sortable: true,
    priority: 2,
    card: 'none',
    cell: (row) => (row.currentPeriodEnd === null ? NONE : formatDateShort(row.currentPeriodEnd)),
  },
  ...(mayManage
    ? [
        {
          id: 'actions',
          header: '',
          name: 'Acties',
          width: '56px',
          card: 'status' as const,
          cell: (row: FirmClient) => <ClientActions {...{ firmId, isArchived }} client={row} />,
        },
      ]
    : []),
]

function MainUser({ row: { mainUser, invitedAddress } }: { row: FirmClient }) {
  if (mainUser !== null) return mainUser
  if (invitedAddress === null) return <Badge tone="warning">Geen</Badge>
  return (
    <span className={styles.waiting}>
      <Badge tone="info">Uitgenodigd</Badge>
      <span className={styles.detail}>{invitedAddress}</span>
    </span>
  )
}
