import type { Size } from '../geometry/box.ts'
import { turnSize, type Turn } from '../geometry/turn.ts'
import { PAGE_GAP } from './page-layout.ts'

/** How large pages are: a factor of their default width, or whatever fits the room there is. */
export type Zoom = { mode: 'start' } | { mode: 'width' } | { mode: 'page' } | { mode: 'factor'; factor: number }

export const MIN_ZOOM = 0.25
export const MAX_ZOOM = 4

/** The steps of the buttons. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

export const clampZoom = (factor: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, factor))

/** The nearest step that is larger, or smaller; the step itself at the end. */
export function nextStep(factor: number, direction: 1 | -1): number {
  const further =
    direction === 1 ? steps.find((step) => step > factor + 0.005) : steps.findLast((step) => step < factor - 0.005)
  return further ?? clampZoom(factor)
}

/**
 * The factor a zoom comes to. `base` is the size at 100% of the page it is made to fit, before turning.
 * At the start a page has its default width, or less where there is less room.
 */
export function factorOf(zoom: Zoom, base: Size, room: Size, turn: Turn): number {
  if (zoom.mode === 'factor') return zoom.factor
  const { width, height } = turnSize(base, turn)
  const byWidth = (room.width - 2 * PAGE_GAP) / width
  const byHeight = (room.height - 2 * PAGE_GAP) / height
  if (zoom.mode === 'width') return clampZoom(byWidth)
  if (zoom.mode === 'page') return clampZoom(Math.min(byWidth, byHeight))
  return clampZoom(Math.min(1, byWidth))
}
