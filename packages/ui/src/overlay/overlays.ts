import { createLayerStack, type LayerStack } from './layer-stack.ts'
import { listenToDocument } from './listen-to-document.ts'
import { lockScroll } from './lock-scroll.ts'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'

/** Everything that lies over the page: the stack of layers and the toasts beside it. */
export interface OverlayStore extends LayerStack {
  /** The notes at the edge of the window. */
  readonly toasts: ToastQueue
}

/**
 * The one store of the page. It is a module and not a context, so that an error handler outside
 * React can show a toast and so that two trees on a page share one order of Escape.
 */
export const overlays: OverlayStore = { ...createLayerStack(), toasts: createToastQueue() }

listenToDocument(overlays)
lockScroll(overlays)
