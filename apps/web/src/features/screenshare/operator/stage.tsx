import type { Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { Spinner } from '@klopt/ui'
import { useId, useRef, type RefObject } from 'react'
import { MirrorStage } from '../mirror-stage.tsx'
import * as styles from './operator.css.ts'
import { KeyPointer } from './key-pointer.tsx'
import { usePointing } from './use-pointing.ts'
import { usePointingByKeys } from './use-pointing-by-keys.ts'
import type { Watching, WatchState } from './watch-share.ts'

const notes: Partial<Record<WatchState, string>> = {
  asked: 'De klant is gevraagd of je mag meekijken.',
  paused: 'De klant heeft het delen gepauzeerd. Zodra die verdergaat, zie je het scherm weer.',
  gone: 'De klant is even weg. Zodra die terug is, zie je het scherm weer.',
  offline: 'Je hebt geen verbinding. Het scherm staat stil tot die terug is.',
}

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
  const manual = useId()
  usePointing(box, mirror, watching)
  const place = usePointingByKeys(box, mirror, size, watching)
  const isLive = state === 'live'
  return (
    <>
      <div className={styles.stage} data-live={isLive}>
        <MirrorStage
          title={`Scherm van ${name}`}
          size={size}
          box={{
            ref: box,
            // Nothing in it can be entered; as a whole it takes the arrows and Enter.
            role: 'application',
            tabIndex: 0,
            'aria-label': `Scherm van ${name}`,
            'aria-describedby': manual,
          }}
          mark={place && <KeyPointer place={place} />}
          isFaded={!isLive}
          requestCapture={() => watching.current?.requestCapture()}
          onMirror={onMirror}
        />
        <div role="status" className={styles.waiting}>
          {!isLive && (
            <span className={styles.note}>
              {(state === 'connecting' || state === 'asked') && <Spinner />}
              {notes[state] ?? 'Het scherm wordt opgehaald.'}
            </span>
          )}
        </div>
      </div>
      <p id={manual} className={styles.manual}>
        Beweeg over het scherm om iets aan te wijzen. Klik om te vragen daar te klikken: de klant beslist zelf. Met het
        toetsenbord: de pijltjestoetsen (met Shift sneller) en Enter.
      </p>
    </>
  )
}
