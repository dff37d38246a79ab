import type { PossibleValue } from '@klopt/recognition'
import type { MouseEvent } from 'react'
import { boxAround, centreOf, contains } from '../geometry/box.ts'
import type { Turn } from '../geometry/turn.ts'
import { DrawnHighlight, MarkHighlight, MatchHighlight } from '../pages/highlight.tsx'
import type { DrawnBox } from '../pages/use-page-pointer.ts'
import type { Search } from '../search/use-search.ts'
import type { Marked, Pick } from '../types.ts'
import { CandidateButton } from './candidate-button.tsx'
import type { Candidate } from './candidates.ts'
import { Choices } from './choices.tsx'
import type { Choice } from './use-drawing.ts'
import * as styles from './picking.css.ts'
import type { Picking } from './use-picking.ts'

interface PageLayersProps {
  /** Zero-based. */
  page: number
  turn: Turn
  search: Search
  picking: Picking
  marked: readonly Marked[]
  pick: Pick | null
  drawn: DrawnBox | null
  /** What can be taken from a part of some page, when that is not one value. */
  choice: Choice | null
  onPress: (candidate: Candidate, event: MouseEvent<HTMLElement>) => void
  onTake: (candidate: Candidate, value: PossibleValue) => void
  onCloseChoice: () => void
}

/** What lies over a page: what was searched, what the form points at, and what can be picked. */
export function PageLayers(props: PageLayersProps) {
  const { page, turn, search, picking, marked, pick, drawn, choice, onPress, onTake, onCloseChoice } = props
  return (
    <>
      <div className={styles.layer} data-privacy="ignore">
        {search.matches.map((match, index) =>
          match.page === page
            ? match.boxes.map((box) => (
                <MatchHighlight
                  key={`${index} ${box.x} ${box.y}`}
                  {...{ box, turn }}
                  isCurrent={index === search.current}
                />
              ))
            : null,
        )}
        {marked.map((mark) => mark.page === page && <MarkHighlight key={mark.label} mark={mark} turn={turn} />)}
        {pick &&
          picking.candidates.map(
            (candidate) =>
              candidate.page === page && (
                <CandidateButton
                  key={candidate.id}
                  {...{ candidate, turn, picking, onPress }}
                  isMarked={isMarked(candidate, marked)}
                />
              ),
          )}
        {drawn?.page === page && <DrawnHighlight box={drawn.box} turn={turn} />}
      </div>
      {pick && choice?.page === page && (
        <Choices
          box={choice.box}
          turn={turn}
          candidates={choice.candidates}
          types={pick.types}
          onChoose={onTake}
          onClose={onCloseChoice}
        />
      )}
    </>
  )
}

const isMarked = ({ page, box }: Candidate, marked: readonly Marked[]): boolean =>
  marked.some((mark) => mark.page === page && contains(boxAround(mark.vertices), centreOf(box)))
