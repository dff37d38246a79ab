import type { Waiting } from './waiting-words.ts'
import * as styles from './my-administrations-screen.css.ts'

/** Under the name of an administration; as high while it is not known yet, so that no row moves. */
export function WaitingLine({ waiting }: { waiting: Waiting | undefined }) {
  return <span className={waiting?.isLate ? styles.late : styles.waiting}>{waiting?.text ?? '\u00a0'}</span>
}
