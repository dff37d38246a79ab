import type { Size } from '../geometry/box.ts'
import { factorOf } from './zoom.ts'

/**
 * How large the first page is at the start, in CSS pixels; undefined while there is no room for it.
 * `size` is its own, in units of the document, and `baseWidth` how wide it is at 100%.
 */
export function firstShown(size: Size, baseWidth: number, room: Size): Size | undefined {
  if (room.width === 0) return undefined
  const base = { width: baseWidth, height: (size.height / size.width) * baseWidth }
  const factor = factorOf({ mode: 'start' }, base, room, 0)
  return { width: base.width * factor, height: base.height * factor }
}
