import type { PermissionType } from '@klopt/api-client/contract'
import type { CurrentUser } from '../app/session/session.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { useMayChange } from '../app/session/use-write-block.ts'
import { CommandLauncher } from './command-launcher.tsx'
import type { CommandsProps } from './commands.tsx'
import { NewMenu } from './new-menu.tsx'
import { topBarTools, type TopBarTool } from './on-every-screen.ts'
import { TopBarFrame } from './top-bar-frame.tsx'

export interface TopBarProps extends Pick<CommandsProps, 'administrationId' | 'places' | 'canSearch'> {
  user: CurrentUser
  /** The banner above says whose it is. */
  isNamedAbove: boolean
  /** What the user may do here. */
  held: readonly PermissionType[]
}

/** What is at hand on every screen: going anywhere, tools of features, making something new, and oneself. */
export function TopBar({ user, held, isNamedAbove, ...commands }: TopBarProps) {
  const { administrationId } = commands
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const name = useAdministration(user, administrationId)?.company.name
  return (
    <TopBarFrame user={user} name={isNamedAbove ? undefined : name}>
      <CommandLauncher label="Zoek of ga naar…" load={loadCommands} commands={commands} />
      {topBarTools
        .filter(({ permission }) => held.includes(permission))
        .map((tool) => (
          <PlacedTool key={`${tool.name} ${administrationId}`} {...{ tool, administrationId }} />
        ))}
      {mayBook && <NewMenu administrationId={administrationId} />}
    </TopBarFrame>
  )
}

function PlacedTool({ tool: { permission, Tool }, administrationId }: { tool: TopBarTool; administrationId: number }) {
  return <Tool administrationId={administrationId} canChange={useMayChange(administrationId, { permission })} />
}

const loadCommands = async () => (await import('./commands.tsx')).Commands
