import type { Vertex } from '../types.ts'

/** An upright rectangle in fractions of a page. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Placed {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around all of them. */
export function boxAround(parts: readonly Placed[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y, width, height } of parts) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + width)
    box.bottom = Math.max(box.bottom, y + height)
  }
  return box
}

/** The corners of a box, clockwise from the upper left. */
export function verticesOf({ left, top, right, bottom }: Box): Vertex[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The box around corners; a part that is absent is 0, as on the wire. */
export function boxOfVertices(vertices: readonly Vertex[]): Box {
  return boxAround(vertices.map(({ x = 0, y = 0 }) => ({ x, y, width: 0, height: 0 })))
}

/** The middle of a box. */
export function middleOf({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
