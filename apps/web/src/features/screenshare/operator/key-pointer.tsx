import { Icon } from '@klopt/ui'
import { MousePointer2 } from 'lucide-react'
import * as styles from './operator.css.ts'
import type { Place } from './place-after.ts'

/** Where the arrow keys have brought the operator's pointer. */
export const KeyPointer = ({ place: { x, y } }: { place: Place }) => (
  <span aria-hidden className={styles.keyPointer} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
    <Icon of={MousePointer2} size={20} className={styles.keyArrow} />
  </span>
)
