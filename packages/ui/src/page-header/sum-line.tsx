'use client'

import * as styles from './page-header.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface SumLineProps {
  /** How many there are and what they come to: '7 openstaand · € 8.010,26'. */
  text: string
  /** What of that needs somebody: '2 te laat · € 3.221,50'; absent where nothing does. */
  late?: string
}

/** What a list comes to, as the `description` of its `PageHeader`. */
export function SumLine({ text, late }: SumLineProps) {
  const texts = useLanguage('pageHeader', dutch)
  return (
    <span className={styles.sum}>
      {text}
      {late && (
        <>
          ,{' '}
          <span className={styles.ofWhich}>
            {texts.ofWhich} <span className={styles.late}>{late}</span>
          </span>
        </>
      )}
    </span>
  )
}
