import { linkClassName, Logo } from '@klopt/ui'
import type { ReactNode } from 'react'
import { RouterLink } from '../app/router-link.tsx'
import type { CurrentUser } from '../app/session.ts'
import * as styles from './plain-layout.css.ts'
import { UserMenu } from './user-menu.tsx'

/** The frame of a screen that belongs to a user and to no administration. */
export function PlainLayout({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <RouterLink href="/start" className={styles.home} aria-label="Klopt, naar de startpagina">
          <Logo height={28} />
        </RouterLink>
        <div className={styles.places}>
          <RouterLink href="/v2/my-administrations" className={linkClassName}>
            Mijn administraties
          </RouterLink>
          <UserMenu user={user} />
        </div>
      </header>
      {children}
    </div>
  )
}
