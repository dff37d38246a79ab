import { Check, TriangleAlert } from 'lucide-react'
import { Icon } from '../icons/icon.tsx'
import { contrastRatio } from '../themes/contrast-problems.ts'
import * as styles from './colour-picker.css.ts'

/** What text needs at least (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** Says whether white and black text can be read on a colour. */
export function ContrastNote({ colour }: { colour: string }) {
  return (
    <ul className={styles.notes}>
      <Verdict colour={colour} text="#ffffff" name="Witte tekst" problem="Te licht voor witte tekst" />
      <Verdict colour={colour} text="#000000" name="Zwarte tekst" problem="Te donker voor zwarte tekst" />
    </ul>
  )
}

interface VerdictProps {
  colour: string
  text: string
  name: string
  problem: string
}

function Verdict({ colour, text, name, problem }: VerdictProps) {
  const isReadable = contrastRatio(colour, text) >= READABLE
  return (
    <li className={styles.note}>
      <span className={styles.sample} style={{ color: text, backgroundColor: colour }} />
      <Icon of={isReadable ? Check : TriangleAlert} size={14} className={isReadable ? styles.good : styles.bad} />
      <span>{isReadable ? `${name} is goed leesbaar` : problem}</span>
    </li>
  )
}
