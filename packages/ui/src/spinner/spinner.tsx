import { classNames } from '../styles/class-names.ts'
import * as styles from './spinner.css.ts'

/** A turning ring of one em in the colour of the text. Decoration: say in words what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden className={classNames(styles.spinner, className)} />
}
