'use client'

import { Alert } from '../alert/alert.tsx'
import * as styles from './paste.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** So many are named; who has more has pasted something else than was meant. */
const SHOWN = 8

/** Which cells kept a block from being pasted. */
export function PasteProblems({ problems, onDismiss }: { problems: readonly string[]; onDismiss: () => void }) {
  const texts = useLanguage('entryGrid', dutch)
  const others = problems.length - SHOWN
  return (
    <Alert tone="danger" title={texts.notPasted} onDismiss={onDismiss} className={styles.problems}>
      <p>{texts.notPastedWhy}</p>
      <ul className={styles.problemList}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {others > 0 && <li>{texts.more(others)}</li>}
      </ul>
    </Alert>
  )
}
