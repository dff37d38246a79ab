import type { PermissionType } from '@klopt/api-client/contract'
import { Logo, truncate } from '@klopt/ui'
import type { CurrentUser } from '../app/session/session.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { useMayChange } from '../app/session/use-write-block.ts'
import * as styles from './administration-layout.css.ts'
import { CommandLauncher, type CommandLauncherProps } from './command-launcher.tsx'
import { NewMenu } from './new-menu.tsx'
import { topBarTools, type TopBarTool } from './on-every-screen.ts'
import { UserMenu } from './user-menu.tsx'

export interface TopBarProps extends CommandLauncherProps {
  user: CurrentUser
  /** What the user may do here. */
  held: readonly PermissionType[]
}

/** What is at hand on every screen: going anywhere, tools of features, making something new, and oneself. */
export function TopBar({ user, held, ...commands }: TopBarProps) {
  const { administrationId } = commands
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const name = useAdministration(user, administrationId)?.company.name
  return (
    <header className={styles.topBar}>
      <span className={styles.phoneName}>
        <Logo variant="mark" height={28} />
        <span className={truncate}>{name}</span>
      </span>
      <CommandLauncher {...commands} />
      {topBarTools
        .filter(({ permission }) => held.includes(permission))
        .map((tool) => (
          <PlacedTool key={`${tool.name} ${administrationId}`} {...{ tool, administrationId }} />
        ))}
      {mayBook && <NewMenu administrationId={administrationId} />}
      <div className={styles.self}>
        <UserMenu user={user} />
      </div>
    </header>
  )
}

function PlacedTool({ tool: { permission, Tool }, administrationId }: { tool: TopBarTool; administrationId: number }) {
  return <Tool administrationId={administrationId} canChange={useMayChange(administrationId, { permission })} />
}
