interface Place {
  readonly top: number
  readonly left: number
}

/** How far the mirrored page and what is inside it are scrolled. */
export interface Scrolled {
  set: (element: Element | null, place: Place) => void
  /** To be called after the page changed, which may have been too short for a moment. */
  again: () => void
}

/**
 * Keeps everything where the user has it. The browser would move what is scrolled along with what is put above it
 * (scroll anchoring), by its own choice of an anchor; the user's browser did so already and said where that ended.
 */
export function createScrolled(document: Document, window: Window): Scrolled {
  const { CSSStyleSheet } = window as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*{overflow-anchor:none!important}')
  document.adoptedStyleSheets.push(sheet)
  const places = new Map<Element, Place>()

  return {
    set: (element, place) => {
      if (!element) return
      places.set(element, place)
      element.scrollTo({ ...place, behavior: 'instant' })
    },
    again: () => {
      for (const [element, place] of places) {
        if (!element.isConnected) places.delete(element)
        else if (element.scrollTop !== place.top || element.scrollLeft !== place.left)
          element.scrollTo({ ...place, behavior: 'instant' })
      }
    },
  }
}
