import type { ReactNode } from 'react'
import * as styles from './firm-page.css.ts'

/** A screen of a firm: each as wide as the next, so that nothing jumps from tab to tab. */
export function FirmPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
