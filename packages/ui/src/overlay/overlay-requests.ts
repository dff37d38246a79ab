import type { ReactNode } from 'react'
import type { CloseHandler } from './overlay-types.ts'

/** What a requested overlay passes on to its Modal, Pane or Confirm. */
export interface OverlayControls {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** Called when it is to close, with the reason; `veto` keeps it open. */
  onClose: CloseHandler
}

export interface OverlayRequest {
  readonly id: number
  /** Kept here and not by who shows it: a host that takes over must not open again what is closing. */
  readonly open: boolean
  readonly render: (controls: OverlayControls) => ReactNode
}

function createOverlayRequests() {
  let requests: readonly OverlayRequest[] = []
  let lastId = 0
  const subscribers = new Set<() => void>()
  const replace = (next: readonly OverlayRequest[]) => {
    requests = next
    for (const subscriber of subscribers) subscriber()
  }
  return {
    getRequests: () => requests,
    subscribe: (onChange: () => void) => {
      subscribers.add(onChange)
      return () => {
        subscribers.delete(onChange)
      }
    },
    add: (render: OverlayRequest['render']) => {
      lastId += 1
      replace([...requests, { id: lastId, open: true, render }])
    },
    close: (id: number) =>
      replace(requests.map((request) => (request.id === id ? { ...request, open: false } : request))),
    remove: (id: number) => replace(requests.filter((request) => request.id !== id)),
  }
}

/** Overlays that were asked for outside a component, for instance by a function that needs a yes. */
export const overlayRequests = createOverlayRequests()

/**
 * Shows an overlay that belongs to no component: `openOverlay((controls) => <Modal {...controls} …/>)`.
 * The `OverlayHost` renders it and takes it away when it has closed.
 */
export const openOverlay = (render: OverlayRequest['render']): void => overlayRequests.add(render)
