/** How far the keys of a slider move: an arrow, and an arrow with Shift or a page key. */
export interface Steps {
  small: number
  large: number
}

const directions: Readonly<Record<string, readonly [x: number, y: number, isPage?: true]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 1, true],
  PageDown: [0, -1, true],
}

/** Where a key moves to, sideways and up; null for a key that is not the slider's. */
export function stepOfKey(key: string, shiftKey: boolean, steps: Steps): { x: number; y: number } | null {
  const direction = directions[key]
  if (!direction) return null
  const [x, y, isPage] = direction
  const size = shiftKey || isPage ? steps.large : steps.small
  return { x: x * size, y: y * size }
}

/** A whole number between 0 and a maximum: what a slider stands on after a step. */
export const settleAt = (value: number, maximum: number): number => Math.min(maximum, Math.max(0, Math.round(value)))
