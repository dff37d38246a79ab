import { isInOverlayHost } from './host-element.ts'
import type { LayerStack } from './layer-stack.ts'
import type { Layer } from './overlay-types.ts'
import { onPages, pages } from './pages.ts'

/**
 * Connects a stack to Escape, presses and the size of the window, for as long as something is open;
 * an idle page carries no listeners.
 */
export function listenToDocument(stack: LayerStack): void {
  let stop: (() => void) | undefined
  const update = () => {
    const busy = stack.getLayers().length > 0
    if (busy && !stop) stop = listen(stack)
    if (!busy) {
      stop?.()
      stop = undefined
    }
  }
  stack.subscribe(update)
  onPages(() => {
    stop?.()
    stop = undefined
    update()
  })
}

function listen(stack: LayerStack): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // The layer a press began outside of: a drag that ends outside does not close anything.
  let pressedOutside: Layer | undefined

  const onKeyDown = (event: KeyboardEvent) => {
    // A held key closes one layer, and Escape in a list of an input method belongs to that list.
    if (event.key !== 'Escape' || event.repeat || event.isComposing) return
    if (event.defaultPrevented) return
    if (stack.pressEscape()) event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside = undefined
    const top = layerOfPresses(stack)
    if (event.button !== 0 || !top || !isOutside(event, top)) return
    if (top.dialog) pressedOutside = top
    else top.requestClose('outside-press')
  }
  const onClick = (event: MouseEvent) => {
    const layer = pressedOutside
    pressedOutside = undefined
    if (layer && layer === layerOfPresses(stack) && isOutside(event, layer)) {
      layer.requestClose('outside-press')
    }
  }

  for (const page of pages()) {
    page.addEventListener('keydown', onKeyDown, { signal })
    page.addEventListener('pointerdown', onPointerDown, { capture: true, signal })
    page.addEventListener('click', onClick, { capture: true, signal })
  }
  window.addEventListener('resize', () => stack.resize(window.innerWidth), { signal })
  return () => stopping.abort()
}

/** A tooltip lies on top and yet never takes a press. */
function layerOfPresses(stack: LayerStack): Layer | undefined {
  return stack.getLayers().findLast(({ kind }) => kind !== 'tooltip')
}

function isOutside(event: Event, layer: Layer): boolean {
  const path = event.composedPath()
  return layer.isInside !== undefined && !layer.isInside(path) && !isInOverlayHost(path)
}
