import type { IconDrawing } from '../icons/icon.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps {
  /** Above the title. */
  icon?: IconDrawing
  /** What there is not: "Nog geen facturen". */
  title: ReactNode
  /** One sentence that says what will be here. */
  children?: ReactNode
  /** The one button that starts it. */
  action?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** Stands where a list will be, or where a search found nothing. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} size={20} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
