import * as styles from './ledger.css.ts'

/** What a minus says where both sides stand in one column. */
export const CreditNote = () => <p className={styles.note}>Een bedrag met een min staat aan de creditkant.</p>
