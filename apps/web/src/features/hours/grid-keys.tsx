import { Kbd } from '@klopt/ui'
import * as styles from './hours.css.ts'

/** For who types: not on a phone, which has no such keys. */
export const GridKeys = () => (
  <p className={styles.keys}>
    <span>
      <Kbd>←</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>→</Kbd> cel
    </span>
    <span>
      <Kbd>1,5</Kbd> of 1:30 of 90m
    </span>
    <span>
      <Kbd>Enter</Kbd> omlaag
    </span>
    <span>
      <Kbd>n</Kbd> notitie
    </span>
    <span>
      <Kbd>t</Kbd> timer aan of uit
    </span>
    <span>
      <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> ongedaan
    </span>
  </p>
)
