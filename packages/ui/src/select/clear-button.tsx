import { X } from '../icons/drawings.ts'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './select.css.ts'
import { texts } from './texts.ts'

/** The cross in the box of a select that takes its choice away. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return <IconButton icon={X} label={texts.clear} size="extra-small" className={styles.clear} onClick={onClear} />
}
