import { Logo, truncate } from '@klopt/ui'
import type { CurrentUser } from '../app/session.ts'
import * as styles from './administration-layout.css.ts'
import { CommandLauncher, type CommandLauncherProps } from './command-launcher.tsx'
import { NewMenu } from './new-menu.tsx'
import { UserMenu } from './user-menu.tsx'

export interface TopBarProps extends CommandLauncherProps {
  user: CurrentUser
}

/** What is at hand on every screen: going anywhere, making something new, and oneself. */
export function TopBar({ user, ...commands }: TopBarProps) {
  const { administrationId } = commands
  const name = user.administrations?.find((entry) => entry.id === administrationId)?.company.name
  return (
    <header className={styles.topBar}>
      <span className={styles.phoneName}>
        <Logo variant="mark" height={28} />
        <span className={truncate}>{name}</span>
      </span>
      <CommandLauncher {...commands} />
      <NewMenu administrationId={administrationId} />
      <UserMenu user={user} />
    </header>
  )
}
