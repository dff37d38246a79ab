import { X } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './select.css.ts'

/** The cross in the box of a select that takes its choice away. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return <IconButton icon={X} label="Keuze wissen" size="extra-small" className={styles.clear} onClick={onClear} />
}
