import { classNames, Tooltip } from '@klopt/ui'
import { useEffect, useRef } from 'react'
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
  onPress: (candidate: Candidate) => void
}

/** A value in the document that can be taken. However small its text is, it can be hit. */
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
          left: `${(x + width / 2) * 100}%`,
          top: `${(y + height / 2) * 100}%`,
          width: `max(24px, ${width * 100}%)`,
          height: `max(24px, ${height * 100}%)`,
        }}
        onFocus={() => picking.activate(candidate)}
        onKeyDown={picking.onKeyDown}
        onClick={() => onPress(candidate)}
      >
        <span
          className={classNames(styles.candidateText, isMarked && styles.markedText)}
          style={{ width: `${width * 100}cqw`, height: `${height * 100}cqh` }}
        />
      </button>
    </Tooltip>
  )
}
