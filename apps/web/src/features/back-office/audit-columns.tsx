import type { AuditRow } from '@klopt/api-client/contract'
import type { Column, RowGroup } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { clockText, dayOfInstant } from '../../shared/dates/times.ts'
import * as styles from './back-office.css.ts'

/** Who did what nobody did under a name of their own: the server, which is at no address, or somebody on a page without an account. */
export const unnamed = ({ address }: Pick<AuditRow, 'address'>): string =>
  address === null ? 'Klopt, vanzelf' : 'Zonder account'

/** Who, in one line of the log: staff who looked as somebody else is named with whom. */
const whoOf = (row: AuditRow): string => {
  const { user, actingAs } = row
  const name = user?.name ?? unnamed(row)
  return actingAs === null ? name : `${name}, kijkend als ${actingAs}`
}

/** When, who did what, to what and from where; under what was done why. */
export const auditColumns: readonly Column<AuditRow>[] = [
  {
    id: 'at',
    header: 'Tijd',
    name: 'Tijdstip',
    width: '84px',
    card: 'amount',
    cell: ({ at }) => <span className={styles.time}>{clockText(at)}</span>,
  },
  {
    id: 'user',
    header: 'Wie',
    width: '220px',
    card: 'detail',
    cell: whoOf,
    cardCell: (row) => [whoOf(row), row.administration?.companyName ?? []].flat().join(' · '),
  },
  {
    id: 'action',
    header: 'Wat',
    card: 'title',
    cell: ({ deed, reason }) => (
      <span className={styles.name}>
        {deed}
        {reason !== null && <span className={styles.detail}>{reason}</span>}
      </span>
    ),
  },
  {
    id: 'administration',
    header: 'Waar',
    name: 'Administratie',
    width: '220px',
    priority: 2,
    card: 'none',
    cell: ({ administration }) => administration?.companyName ?? NONE,
  },
  {
    id: 'address',
    header: 'Vanaf',
    name: 'Vanaf (netwerkadres)',
    width: '150px',
    priority: 3,
    card: 'none',
    cell: ({ address }) => address ?? NONE,
  },
]

const NONE = <span className={styles.none}>–</span>

/** The day of a line: 'Vandaag', and of others their date. */
export function dayGroup({ at }: AuditRow, today: string): RowGroup {
  const day = dayOfInstant(at)
  const date = formatDateLong(day)
  return day === today ? { key: day, name: 'Vandaag', detail: date } : { key: day, name: date }
}
