import { boxAround, cornersOf, type Box, type Point, type Size } from './box.ts'

/** How far the reader has turned the pages, clockwise and in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** A quarter further, clockwise. */
export const turnedOnce = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** Where a point of the page lies once the page is turned, both in fractions. */
export function turnPoint({ x, y }: Point, turn: Turn): Point {
  if (turn === 90) return { x: 1 - y, y: x }
  if (turn === 180) return { x: 1 - x, y: 1 - y }
  if (turn === 270) return { x: y, y: 1 - x }
  return { x, y }
}

/** The way back: from a point of the turned page to the page itself. */
export const unturnPoint = (point: Point, turn: Turn): Point => turnPoint(point, ((360 - turn) % 360) as Turn)

/** Where a rectangle of the page lies once the page is turned. */
export const turnBox = (box: Box, turn: Turn): Box =>
  turn === 0 ? box : boxAround(cornersOf(box).map((corner) => turnPoint(corner, turn)))

export const turnSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }
