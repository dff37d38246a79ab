/** What can lie over the page. Toasts are kept apart: they never take focus or Escape. */
export type LayerKind = 'pane' | 'modal' | 'menu' | 'tooltip'

/** Why an overlay wants to close. */
export type CloseReason =
  /** The cross, or a button of the overlay itself that closes it. */
  | 'close-button'
  | 'escape'
  /** A press on the page or the scrim beside it. */
  | 'outside-press'
  /** Focus moved on to something else. */
  | 'focus-out'
  /** Something in it was chosen. */
  | 'choice'
  /** A pane of the same type opened on top of it. */
  | 'replaced'

/** Handed to the handler of a closing: it says why, and lets the owner refuse. */
export interface CloseRequest {
  /** By what it is to close. */
  readonly reason: CloseReason
  /** Keeps the overlay open, for instance because there is something to save first. */
  veto: () => void
}

export type CloseHandler = (request: CloseRequest) => void

/** One overlay in the stack. */
export interface Layer {
  /** What tells it from the others. */
  readonly id: string
  /** What it is, which says what goes before it. */
  readonly kind: LayerKind
  /** Panes of the same type replace each other instead of piling up. */
  readonly type?: string | undefined
  /** The pane this pane stands beside; both can be used. */
  readonly besideId?: string | undefined
  /** The dialog that makes the rest of the page unreachable while this layer is on top. */
  readonly dialog?: HTMLElement | undefined
  /** Asks the owner to close; false when the owner refuses. */
  requestClose: (reason: CloseReason) => boolean
  /** Whether a press on this path of elements is inside; absent: no press closes the layer. */
  isInside?: ((path: readonly EventTarget[]) => boolean) | undefined
}

export type OverlayEvent =
  | { readonly type: 'pane-opened'; readonly id: string; readonly paneType: string | undefined }
  | { readonly type: 'modal-opened'; readonly id: string }
  | { readonly type: 'overlay-closed'; readonly id: string; readonly kind: LayerKind }
  /** Escape was accepted by the layer on top; `overlay-closed` follows when it is gone. */
  | { readonly type: 'closed-by-key'; readonly id: string; readonly kind: LayerKind }
  | { readonly type: 'resized'; readonly widthPx: number }
