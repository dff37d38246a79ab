import type { ReactNode } from 'react'
import * as styles from './short-label.css.ts'

interface ShortLabelProps {
  /**
   * A word of it, which says enough beside the name of the list: 'Factuur' of 'Nieuwe factuur'. Without it the icon says it,
   * beside a title that leaves room for nothing else.
   */
  short?: ReactNode
  children: string
}

/** What a button says, and the one word of it for which a phone has room beside a title. */
export const ShortLabel = ({ short, children }: ShortLabelProps) => (
  <>
    <span className={styles.full}>{children}</span>
    {short !== undefined && (
      <span aria-hidden className={styles.short}>
        {short}
      </span>
    )}
  </>
)
