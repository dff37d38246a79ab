import { CircleAlert } from '../icons/signs.ts'
import { Icon } from '../icons/icon.tsx'
import * as styles from './form-field.css.ts'

interface FieldErrorProps {
  /** For the `aria-describedby` of what is wrong. */
  id?: string
  /** What is wrong and how to mend it. */
  children: string
}

/** The error under a field, a choice or a box for files: a sign and a sentence, so that its colour says nothing alone. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className={styles.error}>
    <Icon of={CircleAlert} size={14} className={styles.errorIcon} />
    {children}
  </p>
)
