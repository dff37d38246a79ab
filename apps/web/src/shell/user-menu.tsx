import { Avatar, Menu, visuallyHidden, type MenuEntry } from '@klopt/ui'
import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { setTheme, type ThemeChoice } from '../app/theme.ts'
import { useTheme } from '../app/use-theme.ts'
import * as styles from './administration-layout.css.ts'
import { useLogout } from './use-logout.ts'

/** How Klopt can look. */
export const themeItems: { label: string; icon: typeof Sun; theme: ThemeChoice }[] = [
  { label: 'Zoals het systeem', icon: Monitor, theme: null },
  { label: 'Licht', icon: Sun, theme: 'light' },
  { label: 'Donker', icon: Moon, theme: 'dark' },
]

/** Oneself: the account, how Klopt looks on this device, and the way out. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const leave = useLogout()
  const theme = useTheme()
  const name = `${user.first_name} ${user.last_name}`
  const items: MenuEntry[] = [
    { label: 'Mijn account', icon: UserRound, href: address('/v2/account') },
    'separator',
    {
      heading: 'Weergave',
      items: themeItems.map((item) => ({
        label: item.label,
        icon: item.icon,
        checked: theme === item.theme,
        onSelect: () => setTheme(item.theme),
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
        <button type="button" className={styles.userButton}>
          <span className={visuallyHidden}>Account van {name}</span> <Avatar name={name} decorative />
        </button>
      }
    />
  )
}
