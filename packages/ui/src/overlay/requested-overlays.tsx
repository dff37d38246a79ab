'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
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

function RequestedOverlay({ request }: { request: OverlayRequest }) {
  const [open, setOpen] = useState(true)
  const present = usePresence(open, LONGEST_CLOSE_MS)
  useEffect(() => {
    if (!present) overlayRequests.remove(request.id)
  }, [present, request.id])
  const onClose: CloseHandler = () => setOpen(false)
  return request.render({ open, onClose })
}
