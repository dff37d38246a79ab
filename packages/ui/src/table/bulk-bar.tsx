import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './bulk-bar.css.ts'

interface BulkBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** How many rows are selected and what can be done with them; absent while there are none. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {count > 0 && `${count} geselecteerd`}
      </span>
      {count > 0 && (
        <div role="group" aria-label="Acties voor de selectie" className={styles.bar}>
          <span className={styles.count}>{count} geselecteerd</span>
          <span className={styles.actions}>{children}</span>
          <IconButton icon={X} label="Selectie wissen" size="small" onClick={onClear} className={styles.clear} />
        </div>
      )}
    </>
  )
}
