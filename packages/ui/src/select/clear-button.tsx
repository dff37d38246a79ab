'use client'

import { X } from '../icons/drawings.ts'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './select.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** The cross in the box of a select that takes its choice away. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const texts = useLanguage('select', dutch)
  return <IconButton icon={X} label={texts.clear} size="extra-small" className={styles.clear} onClick={onClear} />
}
