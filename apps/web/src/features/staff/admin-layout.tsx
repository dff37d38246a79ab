import { BottomBar, Logo, SideMenu } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { address } from '../../app/routing/address.ts'
import { RouterLink } from '../../app/routing/router-link.tsx'
import type { CurrentUser } from '../../app/session/session.ts'
import { readStored, writeStored } from '../../app/storage.ts'
import { adminPlaces, barPlaces, type Place } from './admin-places.ts'
import * as frame from '../../shell/administration-layout.css.ts'
import { Surrounding } from '../../shell/surroundings.tsx'
import { UserMenu } from '../../shell/user-menu.tsx'
import * as styles from './admin-layout.css.ts'

const more: Place = { label: 'Meer', icon: Ellipsis, href: address('/v2/admin/more') }

/** The frame of the area of staff: its own menu, and the screen. */
export function AdminLayout({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => readStored('menu-collapsed') ?? undefined)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const withCurrent = (places: readonly Place[]) =>
    places.map((place) => ({ ...place, current: isAt(pathname, place.href) }))
  const items = withCurrent(adminPlaces(user))
  const inBar = barPlaces(user)
  const bar = withCurrent(inBar.length < items.length ? [...inBar, more] : inBar)
  return (
    <div className={frame.frame}>
      <a href="#content" className={frame.skip}>
        Naar de inhoud
      </a>
      <SideMenu
        sections={[{ heading: 'Beheer', items }]}
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
      <BottomBar items={bar} />
    </div>
  )
}

/** What lies below a place belongs to it, and the access screens of an administration or a firm to 'Toegang'. */
const isAt = (pathname: string, href: string): boolean =>
  pathname.replace(/\/$/, '') === href ||
  (href !== address('/v2/admin') && pathname.startsWith(`${href}/`)) ||
  (href.endsWith('/access') && pathname.endsWith('/access'))
