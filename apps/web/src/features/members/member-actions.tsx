import { Button, IconButton, Menu } from '@klopt/ui'
import { Ellipsis, KeyRound } from 'lucide-react'
import { fullName } from './full-name.ts'
import type { Member, MemberItemProps } from './types.ts'
import * as styles from './members.css.ts'
import { useMemberActions } from './use-member-actions.ts'

/** What the screen opens for a member. */
export interface MemberDeeds {
  readonly onPermissions: (member: Member) => void
  readonly onTransfer: (member: Member) => void
  /** The way back in of who left. */
  readonly onInvite: (member: Member) => void
}

interface MemberActionsProps extends MemberItemProps {
  deeds: MemberDeeds
  /** All of it in the menu, where there is little room. */
  isCompact?: boolean
}

/** The buttons at a member. */
export function MemberActions(props: MemberActionsProps) {
  const { member, viewer, deeds } = props
  if (member.deactivatedAt === null) return <OfActive {...props} />
  if (!viewer.mayChange) return null
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => deeds.onInvite(member)} aria-label={`${fullName(member)} opnieuw uitnodigen`}>
        Opnieuw uitnodigen
      </Button>
    </div>
  )
}

function OfActive({ administrationId, member, viewer, deeds, isCompact = false }: MemberActionsProps) {
  const name = fullName(member)
  const others = useMemberActions({ administrationId, member, viewer, onTransfer: () => deeds.onTransfer(member) })
  const change = () => deeds.onPermissions(member)
  const isInMenu = isCompact && viewer.mayChange
  const items = isInMenu ? [{ label: 'Rechten wijzigen', icon: KeyRound, onSelect: change }, ...others] : others
  return (
    <div className={styles.actions}>
      {viewer.mayChange && !isCompact && (
        <Button size="small" onClick={change} aria-label={`Rechten wijzigen van ${name}`}>
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
  )
}
