import type { Vertex } from '@klopt/recognition'

/** A rectangle in fractions of the page as it is shown before the reader turns it (0 to 1, from the upper left). */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The smallest rectangle around corners; a part of a corner that is absent is 0. */
export function boxAround(vertices: readonly Vertex[]): Box {
  const xs = vertices.map(({ x = 0 }) => x)
  const ys = vertices.map(({ y = 0 }) => y)
  if (vertices.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The four corners of a rectangle, clockwise from the upper left. */
export const cornersOf = ({ x, y, width, height }: Box): Required<Vertex>[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
