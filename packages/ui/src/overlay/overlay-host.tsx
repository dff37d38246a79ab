import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ToastList } from '../toast/toast-list.tsx'
import { SharedTooltip } from '../tooltip/shared-tooltip.tsx'
import { keepHostReachable, overlayHost } from './host-element.ts'
import { useOverlayContainer } from './overlay-container.tsx'
import { overlays } from './overlays.ts'
import { RequestedOverlays } from './requested-overlays.tsx'

/**
 * Shows toasts, the tooltip and what `confirm` asks. Render it once, at the root of an application;
 * the live regions of the toasts are then there before the first toast is.
 */
export function OverlayHost() {
  // None where there is no document, as on a server.
  const host = useSyncExternalStore(neverChanges, overlayHost, () => undefined)
  const container = useOverlayContainer()
  useEffect(() => keepHostReachable(overlays, container ?? document.body), [container])
  return (
    <>
      {host &&
        createPortal(
          <>
            <ToastList />
            <SharedTooltip />
          </>,
          host,
        )}
      <RequestedOverlays />
    </>
  )
}

const neverChanges = () => () => {}
