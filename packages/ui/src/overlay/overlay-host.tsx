'use client'

import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { ToastList } from '../toast/toast-list.tsx'
import { SharedTooltip } from '../tooltip/shared-tooltip.tsx'
import { useLayerWarning } from '../styles/use-layer-warning.ts'
import { keepHostReachable, overlayHost } from './host-element.ts'
import { useOverlayContainer } from './overlay-container.tsx'
import { overlays } from './overlays.ts'
import { RequestedOverlays } from './requested-overlays.tsx'
import { useIsServing } from './use-is-serving.ts'

/**
 * Shows toasts, the tooltip and what `askConfirmation` and `openOverlay` ask. Render it once, at the root of an
 * application; the live regions of the toasts are then there before the first toast is. Of several on a page the
 * first serves. On a server it renders nothing.
 */
export function OverlayHost() {
  useLayerWarning()
  return useIsServing() ? <ServingHost /> : null
}

const ServingHost = () => (
  <>
    {/* Before what is in it: a toast that waited is shown as soon as it is there, and its place has to be in the page. */}
    <HostInPage />
    {createPortal(
      <>
        <ToastList />
        <SharedTooltip />
      </>,
      overlayHost(),
    )}
    <RequestedOverlays />
  </>
)

function HostInPage() {
  const container = useOverlayContainer()
  useLayoutEffect(() => keepHostReachable(overlays, container ?? document.body), [container])
  return null
}
