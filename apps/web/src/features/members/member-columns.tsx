import { Badge, type Column } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../app/today.ts'
import { permissionWords } from '../../shared/administrations/permission-words.ts'
import { instantText } from '../../shared/dates/times.ts'
import { fullName } from './full-name.ts'
import { MemberActions, type MemberDeeds } from './member-actions.tsx'
import type { Member, Viewer } from './types.ts'
import * as styles from './members.css.ts'

/** Who somebody is here, what they may do, when they were seen, and what can be changed about that. */
export const memberColumns = (
  administrationId: number,
  viewer: Viewer,
  deeds: MemberDeeds,
): readonly Column<Member>[] => [
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cell: (member) => (
      <>
        <span className={styles.name}>
          {fullName(member)}
          {member.isPrimaryUser && (
            <Badge tone="info" dot={false}>
              Hoofdgebruiker
            </Badge>
          )}
          {member.isFinancialPlanner && <Badge tone="success">Boekhouder</Badge>}
          {member.userId === viewer.userId && member.deactivatedAt === null && <Badge dot={false}>Jij</Badge>}
        </span>
        <span className={styles.details}>{member.emailAddress}</span>
      </>
    ),
  },
  {
    id: 'permissions',
    header: 'Rechten',
    card: 'detail',
    cell: (row) => permissionWords(row.permissions),
  },
  {
    id: 'lastSeenAt',
    header: 'Laatst gezien',
    sortable: true,
    card: 'detail',
    width: '160px',
    cell: seenText,
  },
  {
    id: 'actions',
    header: '',
    width: viewer.mayChange ? '204px' : '64px',
    card: 'status',
    cell: (member) => <MemberActions {...{ administrationId, member, viewer, deeds }} />,
    cardCell: (member) => <MemberActions {...{ administrationId, member, viewer, deeds }} isCompact />,
  },
]

function seenText({ deactivatedAt, lastSeenAt }: Member): string {
  if (deactivatedAt !== null) return `Tot ${formatDateLong(today(new Date(deactivatedAt * 1000)))}`
  return lastSeenAt === null ? 'Nog nooit ingelogd' : instantText(lastSeenAt)
}
