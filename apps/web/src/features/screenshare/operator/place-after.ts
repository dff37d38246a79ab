/** A place on the mirror, as shares of its width and height. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** In pixels of the user's window: as small as the smallest target, and five times that with Shift. */
const STEP_PX = 24
const STRIDE = 5

const directions = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Where an arrow brings the pointer in a window of this size, from the middle when it was nowhere; null for other keys. */
export function placeAfter(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  from: Place | null,
  size: { width: number; height: number },
): Place | null {
  const direction = directions.get(key)
  if (!direction) return null
  if (!from) return { x: 0.5, y: 0.5 }
  const [x, y] = direction
  const byPx = STEP_PX * (shiftKey ? STRIDE : 1)
  return { x: within(from.x + (x * byPx) / size.width), y: within(from.y + (y * byPx) / size.height) }
}
