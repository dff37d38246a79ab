import { Skeleton } from '@klopt/ui'
import * as styles from './invoice-rows.css.ts'

/** In the place of the statement, within its margins. */
export const StatementWaiting = () => (
  <div className={styles.statement}>
    <Skeleton height="120px" />
  </div>
)
