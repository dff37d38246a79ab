import { Kbd } from '@klopt/ui'
import * as styles from './document-editor.css.ts'

/** The way to sending from any field, where there are keys. */
export const SendKeyNote = () => (
  <p className={styles.keyNote}>
    <Kbd>Ctrl Enter</Kbd> versturen
  </p>
)
