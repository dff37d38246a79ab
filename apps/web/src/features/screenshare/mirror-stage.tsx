import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { Size } from '@klopt/screenshare/events'
import { MirrorFrame, type MirrorFrameProps } from './mirror-frame.tsx'
import * as styles from './mirror-stage.css.ts'

export interface MirrorStageProps extends MirrorFrameProps {
  /** Of the window that is shown; null until it is known. */
  size: Size | null
  /** What exactly the window fills. */
  box?: ComponentProps<'div'>
  /** Drawn over the window. */
  mark?: ReactNode
  /** What is shown is not how it is now. */
  isFaded?: boolean
}

/** A window of somebody else in the middle of the room there is, as large as it fits and never larger than it is. */
export function MirrorStage({ size, box, mark, isFaded = false, ...frame }: MirrorStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!size) return
    stage.current?.style.setProperty('--shown-width', String(size.width))
    stage.current?.style.setProperty('--shown-height', String(size.height))
  }, [size])
  return (
    <div ref={stage} className={styles.stage}>
      <div {...box} className={styles.box} data-faded={isFaded}>
        <MirrorFrame {...frame} />
        {mark}
      </div>
    </div>
  )
}
