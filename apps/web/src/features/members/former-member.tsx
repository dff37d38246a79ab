import { Button } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../app/today.ts'
import type { Invitee } from './invite-pane.tsx'
import { fullName } from './matching-members.ts'
import type { Member } from './types.ts'
import * as styles from './members.css.ts'
import { assignableOf, permissionWords } from '../../shared/administrations/permission-words.ts'

export interface FormerMemberProps {
  member: Member
  /** Absent for who only looks. */
  onInvite: ((invitee: Invitee) => void) | undefined
}

/** Somebody who left or was removed, and the way back in. */
export function FormerMember({ member, onInvite }: FormerMemberProps) {
  const { emailAddress, permissions, deactivatedAt } = member
  const name = fullName(member)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <div className={styles.details}>
          {permissionWords(permissions)} · {emailAddress}
        </div>
        <div className={styles.details}>Tot {formatDateLong(today(new Date((deactivatedAt ?? 0) * 1000)))}</div>
      </div>
      {onInvite && (
        <div className={styles.actions}>
          <Button
            size="small"
            onClick={() => onInvite({ emailAddress, permissions: assignableOf(permissions) })}
            aria-label={`${name} opnieuw uitnodigen`}
          >
            Opnieuw uitnodigen
          </Button>
        </div>
      )}
    </li>
  )
}
