import type { Command } from '@klopt/ui'
import { Building2, Keyboard, LogOut, UserRound } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import { setTheme } from '../app/theme.ts'
import { themeItems } from './user-menu.tsx'

/** Where everybody can go. */
export const ownPlaces = [
  { label: 'Mijn administraties', icon: Building2, href: address('/v2/my-administrations') },
  { label: 'Mijn account', icon: UserRound, href: address('/v2/account') },
]

/** What everybody can do: choose how Klopt looks, see its keys, and leave. */
export const ownDeeds = (logout: () => void, onShowKeys: () => void): Command[] => [
  ...themeItems.map(({ label, icon, theme }) => ({
    id: `theme ${theme ?? 'system'}`,
    label: `Weergave: ${label.toLowerCase()}`,
    icon,
    group: 'Weergave',
    onSelect: () => setTheme(theme),
  })),
  {
    id: 'keys',
    label: 'Sneltoetsen',
    icon: Keyboard,
    group: 'Weergave',
    shortcut: '?',
    onSelect: onShowKeys,
  },
  { id: 'log out', label: 'Uitloggen', icon: LogOut, group: 'Weergave', onSelect: logout },
]
