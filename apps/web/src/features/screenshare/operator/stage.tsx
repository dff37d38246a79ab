import type { Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { Spinner } from '@klopt/ui'
import { useRef, type RefObject } from 'react'
import { MirrorStage } from '../mirror-stage.tsx'
import * as styles from './operator.css.ts'
import { usePointing } from './use-pointing.ts'
import type { Watching, WatchState } from './watch-share.ts'

export interface StageProps {
  /** Whose screen it is. */
  name: string
  state: WatchState
  /** Of the user's window; null until it is known. */
  size: Size | null
  mirror: Mirror | null
  onMirror: (mirror: Mirror | null) => void
  watching: RefObject<Watching | null>
}

/** The user's screen, as large as it fits, on which one points. */
export function Stage({ name, state, size, mirror, onMirror, watching }: StageProps) {
  const box = useRef<HTMLDivElement>(null)
  usePointing(box, mirror, watching)
  const isLive = state === 'live'
  return (
    <>
      <div className={styles.stage} data-live={isLive}>
        <MirrorStage
          title={`Scherm van ${name}`}
          size={size}
          boxRef={box}
          isFaded={!isLive}
          requestCapture={() => watching.current?.requestCapture()}
          onMirror={onMirror}
        />
        <div role="status" className={styles.waiting}>
          {!isLive && (
            <span className={styles.note}>
              {state === 'connecting' && <Spinner />}
              {state === 'gone'
                ? 'De klant is even weg. Zodra die terug is, zie je het scherm weer.'
                : 'Het scherm wordt opgehaald.'}
            </span>
          )}
        </div>
      </div>
      <p className={styles.manual}>
        Beweeg over het scherm om iets aan te wijzen. Klik om te vragen daar te klikken: de klant beslist zelf.
      </p>
    </>
  )
}
