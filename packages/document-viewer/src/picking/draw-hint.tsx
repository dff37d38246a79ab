import { visuallyHidden } from '@klopt/ui'
import type { DrawnBox } from '../pages/use-page-pointer.ts'
import { candidatesWithin, type Candidate } from './candidates.ts'
import * as styles from './picking.css.ts'
import { valueLabel } from './value-label.ts'

interface DrawHintProps {
  drawn: DrawnBox | null
  candidates: readonly Candidate[]
}

/** How a box is drawn, and for who does not see it where the box is and what is in it. */
export const DrawHint = ({ drawn, candidates }: DrawHintProps) => (
  <>
    {/* From the first stroke on it would only lie over what is drawn around. */}
    <p role="status" className={drawn ? visuallyHidden : styles.hint}>
      Sleep een vak om de tekst. Of: pijltjes verplaatsen het vak, Shift en pijltjes maken het groter of kleiner, Enter
      leest het, Escape stopt.
    </p>
    <p role="status" className={visuallyHidden} data-privacy="mask">
      {drawn && `${placeText(drawn)} ${contentText(drawn, candidates)}`}
    </p>
  </>
)

const percent = (part: number) => `${Math.round(part * 100)}%`

/** "Vak op pagina 1: 34% van links, 46% van boven, 30% breed, 6% hoog." */
const placeText = ({ page, box: { x, y, width, height } }: DrawnBox): string =>
  `Vak op pagina ${page + 1}: ${percent(x)} van links, ${percent(y)} van boven, ${percent(width)} breed, ${percent(height)} hoog.`

function contentText({ page, box }: DrawnBox, candidates: readonly Candidate[]): string {
  const values = candidatesWithin(candidates, page, box).flatMap((candidate) => candidate.values.map(valueLabel))
  return values.length > 0 ? `Hierin: ${values.join(', ')}.` : 'Hierin staat niets om over te nemen.'
}
