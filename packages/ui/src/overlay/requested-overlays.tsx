'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { CloseHandler } from './overlay-types.ts'
import { overlayRequests, type OverlayRequest } from './overlay-requests.ts'
import { usePresence } from './use-presence.ts'

/** Longer than any overlay takes to close, in ms. */
const LONGEST_CLOSE_MS = 600

/** Renders what was asked for outside a component. */
export function RequestedOverlays() {
  const { subscribe, getRequests } = overlayRequests
  const requests = useSyncExternalStore(subscribe, getRequests, getRequests)
  return requests.map((request) => <RequestedOverlay key={request.id} request={request} />)
}

function RequestedOverlay({ request: { id, open, render } }: { request: OverlayRequest }) {
  const present = usePresence(open, LONGEST_CLOSE_MS)
  useEffect(() => {
    if (!present) overlayRequests.remove(id)
  }, [present, id])
  const onClose: CloseHandler = () => overlayRequests.close(id)
  return render({ open, onClose })
}
