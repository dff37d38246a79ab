import { Kbd } from '@klopt/ui'
import * as styles from './hours.css.ts'

/** The key that does the same as a button, for who sees it; its button says it to others by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => (
  <span aria-hidden className={styles.keyHint}>
    <Kbd>{children}</Kbd>
  </span>
)
