import { locate } from '@klopt/screenshare/capture'
import type { Pointer } from '@klopt/screenshare/events'
import { Icon } from '@klopt/ui'
import { MousePointer2 } from 'lucide-react'
import * as styles from './overlay.css.ts'

export interface OperatorPointerProps {
  pointer: Pointer
  name: string | undefined
}

/** Where the operator points. The page itself shows it, so a screen reader hears only what is asked. */
export function OperatorPointer({ pointer, name }: OperatorPointerProps) {
  const { x, y } = locate(document, pointer)
  return (
    <div aria-hidden className={styles.pointer} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Icon of={MousePointer2} size={20} className={styles.arrow} />
      <span className={styles.tag}>{name ?? 'Medewerker'}</span>
    </div>
  )
}
