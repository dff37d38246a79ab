import type { PermissionType } from '@klopt/api-client/contract'
import { Logo, truncate } from '@klopt/ui'
import type { CurrentUser } from '../app/session/session.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { useMayChange } from '../app/session/use-write-block.ts'
import { TimerControl } from '../features/timers/timer-control.tsx'
import * as styles from './administration-layout.css.ts'
import { CommandLauncher, type CommandLauncherProps } from './command-launcher.tsx'
import { NewMenu } from './new-menu.tsx'
import { UserMenu } from './user-menu.tsx'

export interface TopBarProps extends CommandLauncherProps {
  user: CurrentUser
  /** What the user may do here. */
  held: readonly PermissionType[]
}

/** What is at hand on every screen: going anywhere, the timer, making something new, and oneself. */
export function TopBar({ user, held, ...commands }: TopBarProps) {
  const { administrationId } = commands
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const mayTime = useMayChange(administrationId, { permission: 'TIME_TRACKING' })
  const name = useAdministration(user, administrationId)?.company.name
  return (
    <header className={styles.topBar}>
      <span className={styles.phoneName}>
        <Logo variant="mark" height={28} />
        <span className={truncate}>{name}</span>
      </span>
      <CommandLauncher {...commands} />
      {held.includes('TIME_TRACKING') && (
        <TimerControl key={administrationId} administrationId={administrationId} canChange={mayTime} />
      )}
      {mayBook && <NewMenu administrationId={administrationId} />}
      <div className={styles.self}>
        <UserMenu user={user} />
      </div>
    </header>
  )
}
