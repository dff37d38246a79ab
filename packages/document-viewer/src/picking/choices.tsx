import type { PossibleValue, PossibleValueType } from '@klopt/recognition'
import { Button, Popover } from '@klopt/ui'
import { useId, useRef } from 'react'
import type { Box } from '../geometry/box.ts'
import type { Turn } from '../geometry/turn.ts'
import { placeOn } from '../pages/highlight.tsx'
import type { Candidate } from './candidates.ts'
import * as styles from './picking.css.ts'
import { takeLabel, typeNames } from './value-label.ts'

interface ChoicesProps {
  box: Box
  turn: Turn
  candidates: readonly Candidate[]
  types: readonly PossibleValueType[]
  onChoose: (candidate: Candidate, value: PossibleValue) => void
  onClose: () => void
}

/** What can be taken from a part of a page, when that is not one value. */
export function Choices({ box, turn, candidates, types, onChoose, onClose }: ChoicesProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const titleId = useId()
  const title = candidates.length > 0 ? 'Wat wil je overnemen?' : nothingOf(types)
  return (
    <>
      <span ref={anchor} tabIndex={-1} className={styles.anchor} style={placeOn(box, turn)} />
      <Popover
        anchor={anchor}
        role="dialog"
        aria-labelledby={titleId}
        onClose={onClose}
        onShown={(popover) => (popover.querySelector('button') ?? popover).focus()}
        tabIndex={-1}
      >
        <div className={styles.choices} data-privacy="mask">
          <p id={titleId} role="status" className={styles.choicesTitle}>
            {title}
          </p>
          {candidates.map((candidate) =>
            candidate.values.map((value) => (
              <Button
                key={`${candidate.id} ${value.type} ${value.value}`}
                variant="light"
                onClick={() => onChoose(candidate, value)}
              >
                {takeLabel([value])}
              </Button>
            )),
          )}
          {candidates.length === 0 && <Button onClick={onClose}>Sluiten</Button>}
        </div>
      </Popover>
    </>
  )
}

/** "In dit vak is geen bedrag of datum gevonden." */
const nothingOf = (types: readonly PossibleValueType[]): string =>
  `In dit vak is geen ${types.map((type) => typeNames[type]).join(' of ')} gevonden. Teken het vak om de hele tekst.`
