import { classNames, linkClassName, Logo } from '@klopt/ui'
import type { ReactNode } from 'react'
import { address } from '../app/routing/address.ts'
import { isStaff } from '../app/session/global-roles.ts'
import { RouterLink } from '../app/routing/router-link.tsx'
import type { CurrentUser } from '../app/session/session.ts'
import { self } from './administration-layout.css.ts'
import * as styles from './plain-layout.css.ts'
import { Surrounding } from './surroundings.tsx'
import { UserMenu } from './user-menu.tsx'

export interface PlainLayoutProps {
  user: CurrentUser
  children: ReactNode
}

/** The frame of a screen that belongs to a user and to no administration. */
export function PlainLayout({ user, children }: PlainLayoutProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <RouterLink href="/start" className={styles.home} aria-label="Klopt, naar de startpagina">
          <Logo height={28} />
        </RouterLink>
        <div className={styles.places}>
          {isStaff(user) && (
            <RouterLink href={address('/v2/admin')} className={classNames(linkClassName, styles.place)}>
              Beheer
            </RouterLink>
          )}
          <RouterLink href={address('/v2/my-administrations')} className={classNames(linkClassName, styles.place)}>
            Mijn administraties
          </RouterLink>
          <div className={self}>
            <UserMenu user={user} />
          </div>
        </div>
      </header>
      <main className={styles.content}>
        <Surrounding value="frame">{children}</Surrounding>
      </main>
    </div>
  )
}
