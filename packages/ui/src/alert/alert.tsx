'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons/signs.ts'
import type { IconDrawing } from '../icons/icon.tsx'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import type { Tone } from '../themes/tokens.ts'
import * as styles from './alert.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface AlertProps {
  /** Default `info`. */
  tone?: Tone
  /** What it comes down to, in a few words. */
  title?: ReactNode
  /** What happened, why, and what to do. */
  children?: ReactNode
  /** The way out: a small button or a link. */
  action?: ReactNode
  /** Shows a cross, labelled "Sluit melding", that calls this. */
  onDismiss?: () => void
  /** For its place: margins, width. */
  className?: string
}

/**
 * A banner in the page that stays until its cause is gone. `danger` interrupts a screen reader,
 * the others wait. What happened just now and passes is a toast.
 */
export function Alert({ tone = 'info', title, children, action, onDismiss, className }: AlertProps) {
  const texts = useLanguage('alert', dutch)
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.alert, styles.tone[tone], className)}
    >
      <span className={styles.icon[tone]}>
        <Icon of={icons[tone]} size={18} label={texts.tone[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action && <div className={styles.actions}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon={X} label={texts.dismiss} size="extra-small" onClick={onDismiss} className={styles.dismiss} />
      )}
    </div>
  )
}

const icons: Record<Tone, IconDrawing> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
}
