import { classNames, Tooltip } from '@klopt/ui'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { Turn } from '../geometry/turn.ts'
import { turnBox } from '../geometry/turn.ts'
import type { Candidate } from './candidates.ts'
import * as styles from './picking.css.ts'
import type { Picking } from './use-picking.ts'
import { takeLabel } from './value-label.ts'

interface CandidateButtonProps {
  candidate: Candidate
  turn: Turn
  /** The form points at its place. */
  isMarked: boolean
  picking: Picking
  onPress: (candidate: Candidate, event: MouseEvent<HTMLElement>) => void
}

/**
 * A value in the document that can be taken. However small its text is, it can be hit: what takes the
 * press is at least 24 pixels, and lies under the texts of all candidates.
 */
export function CandidateButton({ candidate, turn, isMarked, picking, onPress }: CandidateButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (picking.takesFocus(candidate.id)) button.current?.focus({ preventScroll: true })
  })
  const { x, y, width, height } = turnBox(candidate.box, turn)
  const label = takeLabel(candidate.values)
  return (
    <Tooltip content={label} placement="top">
      <button
        ref={button}
        type="button"
        data-candidate={candidate.id}
        aria-label={label}
        tabIndex={candidate.id === picking.activeId ? 0 : -1}
        className={styles.candidate}
        style={{
          left: `calc(${(x + width / 2) * 100}% - max(24px, ${width * 100}%) / 2)`,
          top: `calc(${(y + height / 2) * 100}% - max(24px, ${height * 100}%) / 2)`,
          width: `max(24px, ${width * 100}%)`,
          height: `max(24px, ${height * 100}%)`,
        }}
        onFocus={() => picking.activate(candidate)}
        onKeyDown={picking.onKeyDown}
        onClick={(event) => onPress(candidate, event)}
      >
        <span
          className={classNames(styles.candidateText, isMarked && styles.markedText)}
          style={{ width: `${width * 100}cqw`, height: `${height * 100}cqh` }}
        />
      </button>
    </Tooltip>
  )
}
