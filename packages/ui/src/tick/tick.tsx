import { Check } from '../icons/drawings.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './tick.css.ts'

export interface TickProps {
  /** What adds up: "Klopt", "sluit aan", "95,50 + 20,06 = 115,56 · klopt". */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** The tick of the house: said where something balances or is certain, and nowhere by accident. */
export function Tick({ children, className }: TickProps) {
  return (
    <span className={classNames(styles.tick, className)}>
      <Icon of={Check} />
      {children}
    </span>
  )
}
