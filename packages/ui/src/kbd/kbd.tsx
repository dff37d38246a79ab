import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './kbd.css.ts'

export interface KbdProps {
  /** As the key has it: "Ctrl K", "Enter", "↑". */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** A key that does the same, shown where there is a keyboard. */
export function Kbd({ children, className }: KbdProps) {
  return <kbd className={classNames(styles.kbd, className)}>{children}</kbd>
}
