import type { CloseReason, Layer, OverlayEvent } from './overlay-types.ts'

/** The overlays that are open, bottom to top, and what happens to them. */
export interface LayerStack {
  /** A snapshot that stays the same object until the stack changes. */
  getLayers: () => readonly Layer[]
  /** The layer Escape belongs to. */
  getTop: () => Layer | undefined
  /** Called after every change of the stack; returns the way to stop. */
  subscribe: (onChange: () => void) => () => void
  /** Called with every event; returns the way to stop. */
  on: (listener: (event: OverlayEvent) => void) => () => void
  /** Puts a layer on top. A pane asks a pane of its own type on top to make room. */
  open: (layer: Layer) => void
  /** Takes a layer out; one that is not there is left alone. */
  close: (id: string) => void
  /**
   * Asks a layer to close, after the pane beside it, which cannot stay without it. False when an
   * owner refuses, or when the layer is not there.
   */
  requestClose: (id: string, reason: CloseReason) => boolean
  /** Hands Escape to the top layer. False when there is none: the key is somebody else's. */
  pressEscape: () => boolean
  /** Tells the listeners that the window has another width, in px. */
  resize: (widthPx: number) => void
}

/** Makes an empty stack. It touches no DOM: `listenToDocument` connects it to keys and presses. */
export function createLayerStack(): LayerStack {
  let layers: readonly Layer[] = []
  const subscribers = new Set<() => void>()
  const listeners = new Set<(event: OverlayEvent) => void>()

  const emit = (event: OverlayEvent) => {
    for (const listener of listeners) listener(event)
  }
  const replaceLayers = (next: readonly Layer[]) => {
    layers = next
    for (const subscriber of subscribers) subscriber()
  }
  const close = (id: string) => {
    const layer = layers.find((candidate) => candidate.id === id)
    if (!layer) return
    replaceLayers(layers.filter((candidate) => candidate !== layer))
    emit({ type: 'overlay-closed', id, kind: layer.kind })
  }
  const requestClose = (id: string, reason: CloseReason): boolean => {
    const layer = layers.find((candidate) => candidate.id === id)
    const companions = layers.filter(({ besideId }) => besideId === id)
    if (!layer || !companions.every((companion) => requestClose(companion.id, reason))) return false
    return layer.requestClose(reason)
  }
  const pressEscape = () => {
    const top = layers.at(-1)
    if (!top) return false
    if (requestClose(top.id, 'escape')) emit({ type: 'closed-by-key', id: top.id, kind: top.kind })
    return true
  }

  return {
    getLayers: () => layers,
    getTop: () => layers.at(-1),
    subscribe: (onChange) => addTo(subscribers, onChange),
    on: (listener) => addTo(listeners, listener),
    open: (layer) => {
      if (layer.kind !== 'tooltip') dismissTooltips(layers)
      if (layer.kind === 'pane') askSamePaneToLeave(layers.at(-1), layer)
      replaceLayers([...layers, layer])
      if (layer.kind === 'pane') emit({ type: 'pane-opened', id: layer.id, paneType: layer.type })
      if (layer.kind === 'modal') emit({ type: 'modal-opened', id: layer.id })
    },
    close,
    requestClose,
    pressEscape,
    resize: (widthPx) => emit({ type: 'resized', widthPx }),
  }
}

function addTo<Value>(set: Set<Value>, value: Value): () => void {
  set.add(value)
  return () => set.delete(value)
}

function dismissTooltips(layers: readonly Layer[]): void {
  for (const layer of layers) if (layer.kind === 'tooltip') layer.requestClose('focus-out')
}

/** A refusal (unsaved changes) is no problem: the new pane then lies on top and nothing is lost. */
function askSamePaneToLeave(top: Layer | undefined, pane: Layer): void {
  const reason: CloseReason = 'replaced'
  if (pane.type !== undefined && top?.kind === 'pane' && top.type === pane.type) {
    top.requestClose(reason)
  }
}
