import { BottomBar, Logo, SideMenu } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { BookOpen, KeyRound, MessagesSquare, ScreenShare, Search, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { address } from '../../app/routing/address.ts'
import { isGlobalAdmin } from '../../app/session/global-roles.ts'
import { RouterLink } from '../../app/routing/router-link.tsx'
import type { CurrentUser } from '../../app/session/session.ts'
import { readStored, writeStored } from '../../app/storage.ts'
import * as frame from '../../shell/administration-layout.css.ts'
import { Surrounding } from '../../shell/surroundings.tsx'
import { UserMenu } from '../../shell/user-menu.tsx'
import * as styles from './admin-layout.css.ts'

/** The frame of the area of staff: its own menu, and the screen. */
export function AdminLayout({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => readStored('menu-collapsed') ?? undefined)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const items = placesOf(user).map((place) => ({ ...place, current: isAt(pathname, place.href) }))
  return (
    <div className={frame.frame}>
      <a href="#content" className={frame.skip}>
        Naar de inhoud
      </a>
      <SideMenu
        sections={[{ heading: 'Beheer', items: items.map(({ shortLabel: _short, ...item }) => item) }]}
        header={(isCollapsed) => (
          <div className={isCollapsed ? frame.headerCollapsed : frame.header}>
            <RouterLink href={address('/v2/admin')} className={styles.home} aria-label="Klopt, naar het beheer">
              <Logo variant={isCollapsed ? 'mark' : 'full'} height={28} />
            </RouterLink>
          </div>
        )}
        {...(collapsed !== undefined && { collapsed })}
        onCollapsedChange={(next) => {
          setCollapsed(next)
          writeStored('menu-collapsed', next)
        }}
      />
      <div className={frame.body}>
        <header className={frame.topBar}>
          <span className={frame.phoneName}>
            <Logo variant="mark" height={28} />
            Beheer
          </span>
          <div className={frame.self}>
            <UserMenu user={user} />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={frame.content}>
          <Surrounding value="frame">{children}</Surrounding>
        </main>
      </div>
      <BottomBar items={items.map(({ shortLabel, ...item }) => ({ ...item, label: shortLabel ?? item.label }))} />
    </div>
  )
}

function placesOf(user: CurrentUser): Place[] {
  return [
    { label: 'Zoeken', icon: Search, href: address('/v2/admin') },
    ...(isGlobalAdmin(user) ? supportPlaces : []),
    { label: 'Toegang', icon: KeyRound, href: address('/v2/admin/access') },
    ...(isGlobalAdmin(user) ? [errorReports] : []),
  ]
}

interface Place {
  readonly label: string
  /** Where all of them have to stand beside each other. */
  readonly shortLabel?: string
  readonly icon: LucideIcon
  readonly href: string
}

const errorReports: Place = {
  label: 'Foutmeldingen',
  shortLabel: 'Fouten',
  icon: TriangleAlert,
  href: address('/v2/admin/error-reports'),
}
const supportPlaces: readonly Place[] = [
  { label: 'Tickets', icon: MessagesSquare, href: address('/v2/admin/tickets') },
  { label: 'Schermdelen', shortLabel: 'Delen', icon: ScreenShare, href: address('/v2/admin/screen-sharing') },
  { label: 'Artikelen', icon: BookOpen, href: address('/v2/admin/articles') },
]

/** What lies below a place belongs to it, and the access screens of an administration or a firm to 'Toegang'. */
const isAt = (pathname: string, href: string): boolean =>
  pathname.replace(/\/$/, '') === href ||
  (href !== address('/v2/admin') && pathname.startsWith(`${href}/`)) ||
  (href.endsWith('/access') && pathname.endsWith('/access'))
