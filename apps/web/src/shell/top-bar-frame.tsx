import { Logo } from '@klopt/ui'
import { Fragment, type ReactNode } from 'react'
import type { CurrentUser } from '../app/session/session.ts'
import * as styles from './administration-layout.css.ts'
import { UserMenu } from './user-menu.tsx'

export interface TopBarFrameProps {
  user: CurrentUser
  /** Where one works, which a phone has no menu to say. */
  name: string | undefined
  /** The way to everywhere, and the tools. */
  children: ReactNode
}

/** The bar above every screen, with oneself at its end. */
export const TopBarFrame = ({ user, name, children }: TopBarFrameProps) => (
  <header className={styles.topBar}>
    <span className={styles.phoneName}>
      <Logo variant="mark" height={28} />
      <span className={styles.phoneCompany}>{name && <Words of={name} />}</span>
    </span>
    {children}
    <div className={styles.self}>
      <UserMenu user={user} />
    </div>
  </header>
)

/** Each word ends in an ellipsis where it is longer than the line, and is not broken over two. */
const Words = ({ of }: { of: string }) =>
  of.split(/\s+/).map((word, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.phoneWord}>{word}</span>
    </Fragment>
  ))
