import type { Box } from '../geometry/box.ts'
import { turnBox, type Turn } from '../geometry/turn.ts'

/** How far one key moves or sizes a box, in parts of the page. */
const STEP = 0.02
/** About a line of text high. */
const START = { width: 0.3, height: 0.06 }

/** The box one begins with, in the middle of what is seen of a page; all as the page is shown. */
export const startBox = (seen: Box, turn: Turn): Box => unturnBox(within({ ...START, ...middle(seen) }), turn)

const middle = ({ x, y, width, height }: Box) => ({
  x: x + (width - START.width) / 2,
  y: y + (height - START.height) / 2,
})

const directions: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The box after an arrow, which moves it, or makes it larger or smaller with Shift; undefined for any
 * other key. Arrows go as the reader sees the page, however it is turned, and never past its edges.
 */
export function boxAfterKey(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  turn: Turn,
): Box | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const [right, down] = direction
  const shown = turnBox(box, turn)
  const changed = shiftKey
    ? { ...shown, width: shown.width + right * STEP, height: shown.height + down * STEP }
    : { ...shown, x: shown.x + right * STEP, y: shown.y + down * STEP }
  return unturnBox(shiftKey ? sizedWithin(changed) : within(changed), turn)
}

const unturnBox = (box: Box, turn: Turn): Box => turnBox(box, ((360 - turn) % 360) as Turn)

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const within = ({ x, y, width, height }: Box): Box => ({
  x: clamp(x, 0, 1 - width),
  y: clamp(y, 0, 1 - height),
  width,
  height,
})

const sizedWithin = ({ x, y, width, height }: Box): Box => ({
  x,
  y,
  width: clamp(width, STEP, 1 - x),
  height: clamp(height, STEP, 1 - y),
})
