/** Counts the canvases that hold pixels: in the document, or made by a script and not collected yet. */
export interface CanvasCount {
  /** The most there were at one moment since the counting began. */
  most: () => number
  /** For moments at which one may have grown: making one is noticed by itself. */
  look: () => void
}

/** Counts from here on every canvas that is made with `createElement`, as React and pdf.js do. */
export function countCanvases(): CanvasCount {
  let made: WeakRef<HTMLCanvasElement>[] = []
  let most = 0
  const look = () => {
    made = made.filter((canvas) => canvas.deref())
    const alive = made.filter((canvas) => hasPixels(canvas.deref()))
    most = Math.max(most, alive.length)
  }
  const createElement = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options)
    if (element instanceof HTMLCanvasElement) {
      made.push(new WeakRef(element))
      look()
    }
    return element
  }
  return { most: () => most, look }
}

const hasPixels = (canvas: HTMLCanvasElement | undefined) => canvas !== undefined && canvas.width * canvas.height > 0
