import { Badge, Button, IconButton, Menu } from '@klopt/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { instantText } from '../../shared/dates/times.ts'
import { ChangePermissionsPane } from './change-permissions-pane.tsx'
import { fullName } from './matching-members.ts'
import type { MemberItemProps } from './types.ts'
import * as styles from './members.css.ts'
import { permissionWords } from '../../shared/administrations/permission-words.ts'
import { TransferModal } from './transfer-modal.tsx'
import { useMemberActions } from './use-member-actions.ts'

/** One person: who they are here, what they may do, and what can be changed about that. */
export function MemberItem({ administrationId, member, viewer }: MemberItemProps) {
  const [opened, setOpened] = useState<'permissions' | 'transfer' | null>(null)
  const name = fullName(member)
  const isSelf = member.userId === viewer.userId
  const items = useMemberActions({ administrationId, member, viewer, onTransfer: () => setOpened('transfer') })
  const close = () => setOpened(null)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {member.isPrimaryUser && <Badge tone="info">Hoofdgebruiker</Badge>}
          {member.isFinancialPlanner && <Badge tone="success">Boekhouder</Badge>}
          {isSelf && <Badge dot={false}>Jij</Badge>}
        </span>
        <div className={styles.details}>
          {permissionWords(member.permissions)} · {member.emailAddress}
        </div>
        <div className={styles.details}>
          {member.lastSeenAt === null ? 'Nog nooit ingelogd' : `Laatst gezien op ${instantText(member.lastSeenAt)}`}
        </div>
      </div>
      <div className={styles.actions}>
        {viewer.mayChange && (
          <Button size="small" onClick={() => setOpened('permissions')} aria-label={`Rechten van ${name} wijzigen`}>
            Rechten wijzigen
          </Button>
        )}
        {items.length > 0 && (
          <Menu
            placement="bottom-end"
            trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${name}`} />}
            items={items}
          />
        )}
      </div>
      {opened === 'permissions' && (
        <ChangePermissionsPane administrationId={administrationId} member={member} onClose={close} />
      )}
      {opened === 'transfer' && <TransferModal administrationId={administrationId} member={member} onClose={close} />}
    </li>
  )
}
