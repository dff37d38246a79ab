import { classNames, Tooltip } from '@klopt/ui'
import type { CSSProperties } from 'react'
import { boxAround, type Box } from '../geometry/box.ts'
import { turnBox, type Turn } from '../geometry/turn.ts'
import type { Marked } from '../types.ts'
import * as styles from './highlight.css.ts'

/** Puts something over a part of a page, however the page is turned and zoomed. */
export function placeOn(box: Box, turn: Turn): CSSProperties {
  const { x, y, width, height } = turnBox(box, turn)
  const percent = (part: number) => `${part * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

/** Where a searched text stands. */
export function MatchHighlight({ box, turn, isCurrent }: { box: Box; turn: Turn; isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      data-match={isCurrent ? 'current' : ''}
      className={classNames(styles.match, isCurrent && styles.currentMatch)}
      style={placeOn(box, turn)}
    />
  )
}

/** A place that the form points at. */
export function MarkHighlight({ mark, turn }: { mark: Marked; turn: Turn }) {
  return (
    <Tooltip content={mark.label}>
      <span
        role="img"
        aria-label={mark.label}
        className={styles.mark}
        style={placeOn(boxAround(mark.vertices), turn)}
      />
    </Tooltip>
  )
}

/** The box that is being drawn. */
export const DrawnHighlight = ({ box, turn }: { box: Box; turn: Turn }) => (
  <span aria-hidden data-drawn="" className={styles.drawn} style={placeOn(box, turn)} />
)
