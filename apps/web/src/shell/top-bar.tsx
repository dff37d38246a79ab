import { Logo, truncate } from '@klopt/ui'
import type { CurrentUser } from '../app/session.ts'
import * as styles from './administration-layout.css.ts'
import { NewMenu } from './new-menu.tsx'
import { UserMenu } from './user-menu.tsx'

export interface TopBarProps {
  user: CurrentUser
  administrationId: number
}

/** What is at hand on every screen: making something new, and oneself. */
export function TopBar({ user, administrationId }: TopBarProps) {
  const name = user.administrations?.find((entry) => entry.id === administrationId)?.company.name
  return (
    <header className={styles.topBar}>
      <span className={styles.phoneName}>
        <Logo variant="mark" height={28} />
        <span className={truncate}>{name}</span>
      </span>
      <NewMenu administrationId={administrationId} />
      <UserMenu user={user} />
    </header>
  )
}
