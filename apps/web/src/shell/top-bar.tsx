import { contract } from '@klopt/api-client/contract'
import { Avatar, Logo, Menu, truncate, type MenuEntry } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { forgetSession, type CurrentUser } from '../app/session.ts'
import { readTheme, setTheme, type ThemeChoice } from '../app/theme.ts'
import { useWrite } from '../app/use-write.ts'
import * as styles from './administration-layout.css.ts'
import { NewMenu } from './new-menu.tsx'

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

const themeItems: { label: string; icon: typeof Sun; theme: ThemeChoice }[] = [
  { label: 'Zoals het systeem', icon: Monitor, theme: null },
  { label: 'Licht', icon: Sun, theme: 'light' },
  { label: 'Donker', icon: Moon, theme: 'dark' },
]

function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate()
  const logout = useWrite(contract.authentication.logout)
  const [theme, chooseTheme] = useState(readTheme)
  const leave = () =>
    logout.mutate(
      {},
      {
        onSuccess: () => {
          forgetSession()
          void navigate({ to: '/v2/authenticate', search: {}, replace: true })
        },
      },
    )
  const name = `${user.first_name} ${user.last_name}`
  const items: MenuEntry[] = [
    {
      heading: 'Weergave',
      items: themeItems.map((item) => ({
        label: item.label,
        icon: item.icon,
        checked: theme === item.theme,
        onSelect: () => {
          setTheme(item.theme)
          chooseTheme(item.theme)
        },
      })),
    },
    'separator',
    { label: 'Uitloggen', icon: LogOut, onSelect: leave },
  ]
  return (
    <Menu
      items={items}
      placement="bottom-end"
      header={name}
      trigger={
        <button type="button" className={styles.userButton} aria-label={`Account van ${name}`}>
          <Avatar name={name} />
        </button>
      }
    />
  )
}
