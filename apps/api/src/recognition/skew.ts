import { inkBelow, levelCounts } from './levels.ts'
import type { Picture } from './picture.ts'

const MOST_DEGREES = 5
const COARSE_DEGREES = 0.5
const FINE_DEGREES = 0.1
/** A smaller tilt costs more to take away than it spoils. */
const LEAST_DEGREES = 0.25

interface Dots {
  readonly xs: Int16Array
  readonly ys: Int16Array
  readonly width: number
  readonly height: number
}

/**
 * How far the lines of a page slope, in degrees clockwise; 0 for a straight page and for one without lines. The page
 * is seen from the side at each angle: where its lines lie level, rows full of ink alternate with empty ones the
 * sharpest. Takes a small grey picture: about 600 pixels wide says enough.
 */
export function slopeOf(picture: Picture): number {
  const dots = inkOf(picture)
  if (dots === null) return 0
  const coarse = best(dots, 0, MOST_DEGREES, COARSE_DEGREES)
  const fine = best(dots, coarse, COARSE_DEGREES, FINE_DEGREES)
  const isClear = sharpness(dots, fine) > sharpness(dots, 0) * 1.1
  return isClear && Math.abs(fine) >= LEAST_DEGREES ? fine : 0
}

function best(dots: Dots, around: number, reach: number, step: number): number {
  const steps = Math.round(reach / step)
  let [found, highest] = [around, -1]
  for (let index = -steps; index <= steps; index += 1) {
    const degrees = around + index * step
    const score = sharpness(dots, degrees)
    if (score > highest) [found, highest] = [degrees, score]
  }
  return found
}

/** Of the rows of ink, when the page is turned back by so many degrees. */
function sharpness({ xs, ys, width, height }: Dots, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * width)
  const rows = new Uint32Array(height + 2 * margin + 1)
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + margin // zero: within its array
    rows[row] = (rows[row] ?? 0) + 1 // zero: within its array
  }
  let score = 0
  for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2 // zero: within its array
  return score
}

/** The dark pixels; null when there are too few to be lines or too many to be ink. */
function inkOf({ data, width, height }: Picture): Dots | null {
  const threshold = inkBelow(levelCounts(data))
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] ?? 255) >= threshold) continue
    xs.push(index % width)
    ys.push(Math.floor(index / width))
  }
  if (xs.length < 200 || xs.length > data.length * 0.35) return null
  return { xs: Int16Array.from(xs), ys: Int16Array.from(ys), width, height }
}
