import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './page-header.css.ts'

export interface PageHeaderProps {
  /** The name of the screen: its only heading of the first level. */
  title: ReactNode
  /** A badge beside the title. */
  badge?: ReactNode
  /** One line that says how things stand. */
  description?: ReactNode
  /** The buttons of the screen, of which one is primary and stands last. */
  actions?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** The top of a screen: what it is, how it stands, what can be done. */
export function PageHeader({ title, badge, description, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      <div className={classNames(styles.words, isLong(description) && styles.apart)}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{title}</h1>
          {badge}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** About what a phone has room for in one line beside a button. */
const SHORT_CHARACTERS = 40

/** More than a line beside a button would be a narrow column of words: on a phone it goes below both. */
const isLong = (description: ReactNode): boolean =>
  typeof description === 'string' && description.length > SHORT_CHARACTERS
