import type { Size } from '../geometry/box.ts'
import type { Turn } from '../geometry/turn.ts'
import { releaseCanvas } from './release-canvas.ts'

/** Paints a page on a new canvas, at the size it is shown in CSS pixels. Pages count from 0. */
export type Paint = (page: number, shown: Size, turn: Turn, signal: AbortSignal) => Promise<HTMLCanvasElement>

interface PaintedAhead {
  /** As before; the first to ask for the first page gets what was begun, where that is what is asked. */
  paint: Paint
  /** Resolves when the first page is painted, or will not be. */
  firstPainted: Promise<unknown>
}

/**
 * Begins to paint the first page before anybody asks for it, at the size it will be `shown`; who asks
 * for another size has it painted anew. Nothing is begun for an unknown size.
 */
export function paintAhead(paint: Paint, shown: Size | undefined, closing: AbortSignal): PaintedAhead {
  if (!shown) return { paint, firstPainted: Promise.resolve() }
  const leaving = new AbortController()
  let begun: Promise<HTMLCanvasElement> | undefined = paint(0, shown, 0, AbortSignal.any([leaving.signal, closing]))
  const firstPainted = begun.catch(() => {})
  const drop = () => {
    leaving.abort()
    begun?.then(releaseCanvas, () => {})
    begun = undefined
  }
  closing.addEventListener('abort', drop)
  const paintFirst: Paint = (page, asked, turn, signal) => {
    if (page === 0 && begun && turn === 0 && isSame(asked, shown)) {
      const taken = begun
      begun = undefined
      signal.addEventListener('abort', () => leaving.abort())
      return taken
    }
    if (page === 0) drop()
    return paint(page, asked, turn, signal)
  }
  return { paint: paintFirst, firstPainted }
}

/** To the pixel: the canvas is drawn out to its place. */
const isSame = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) < 0.5 && Math.abs(one.height - other.height) < 0.5
