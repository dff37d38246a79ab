'use client'

import { Check, TriangleAlert } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { contrastRatio } from '../themes/contrast-problems.ts'
import * as styles from './colour-picker.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** What text needs at least (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** Says whether white and black text can be read on a colour. */
export function ContrastNote({ colour }: { colour: string }) {
  const texts = useLanguage('colourPicker', dutch)
  return (
    <ul className={styles.notes}>
      <Verdict colour={colour} text="#ffffff" verdicts={texts.onWhite} />
      <Verdict colour={colour} text="#000000" verdicts={texts.onBlack} />
    </ul>
  )
}

interface VerdictProps {
  colour: string
  text: string
  /** What is said of text that cannot be read, and of text that can. */
  verdicts: readonly [string, string]
}

function Verdict({ colour, text, verdicts: [unreadable, readable] }: VerdictProps) {
  const isReadable = contrastRatio(colour, text) >= READABLE
  return (
    <li className={styles.note}>
      <span className={styles.sample} style={{ color: text, backgroundColor: colour }} />
      <Icon of={isReadable ? Check : TriangleAlert} size={14} className={isReadable ? styles.good : styles.bad} />
      <span>{isReadable ? readable : unreadable}</span>
    </li>
  )
}
