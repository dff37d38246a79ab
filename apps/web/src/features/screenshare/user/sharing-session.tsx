import { lazy, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { limitSharing, stopSharing, useSharingLimits } from '../../../shared/screen-sharing/screen-sharing.ts'
import type { CurrentUser } from '../../../app/session/session.ts'
import { AskPanel } from './ask-panel.tsx'
import { ClickRequest } from './click-request.tsx'
import { OperatorPointer } from './operator-pointer.tsx'
import * as styles from './overlay.css.ts'
import { PointedOut } from './pointed-out.tsx'
import { SharingPanel } from './sharing-panel.tsx'
import { useOverlayRoot } from './use-overlay-root.ts'
import { useSharing } from './use-sharing.ts'

const Preview = lazy(() => import('./preview.tsx'))

export interface SharingSessionProps {
  sharingKey: string
  user: CurrentUser
}

/** The screen is shared: over the page a red border, who helps, what they point at, and how to end it. */
export function SharingSession({ sharingKey, user }: SharingSessionProps) {
  const root = useOverlayRoot(styles.root)
  const { operator, pointer, shown, asking, isOffline, isTooLarge, answer, dismiss, watch, requestCapture } =
    useSharing(sharingKey, user)
  const limits = useSharingLimits()
  const [isWatching, setWatching] = useState(false)
  const watchButton = useRef<HTMLButtonElement>(null)
  const onDone = () => {
    root.giveBackFocus()
    dismiss()
  }
  const Sign = shown?.isClickable ? ClickRequest : PointedOut
  return createPortal(
    <section aria-label="Schermdelen" className={styles.frame}>
      <div className={styles.place}>
        {isWatching && (
          <Suspense>
            <Preview
              watch={watch}
              requestCapture={requestCapture}
              onClose={() => {
                setWatching(false)
                watchButton.current?.focus()
              }}
            />
          </Suspense>
        )}
        <div role="status" className={styles.sign}>
          {shown && <Sign element={shown.element} by={operator?.first_name} onDone={onDone} />}
        </div>
        <div role="status" className={styles.sign}>
          {asking && (
            <AskPanel
              operator={asking}
              onAnswer={(allowed) => {
                root.giveBackFocus()
                answer(allowed)
              }}
            />
          )}
        </div>
        <SharingPanel
          operator={operator}
          isOffline={isOffline}
          limits={limits}
          onLimit={limitSharing}
          isTooLarge={isTooLarge}
          isWatching={isWatching}
          watchButton={watchButton}
          onWatch={() => setWatching(!isWatching)}
          onStop={stopSharing}
        />
      </div>
      {pointer && <OperatorPointer pointer={pointer} name={operator?.first_name} />}
    </section>,
    root.element,
  )
}
