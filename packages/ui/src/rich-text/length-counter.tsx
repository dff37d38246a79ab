'use client'

import type { Node } from 'prosemirror-model'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import * as styles from './rich-text-editor.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** How many characters a document has: its text, with one for the end of each paragraph but the last. */
const lengthOf = (doc: Node): number => doc.textBetween(0, doc.content.size, '\n').length

/** Says how many characters are left, or how many there are too many. */
export function LengthCounter({ id, doc, maxLength }: { id: string; doc: Node; maxLength: number }) {
  const texts = useLanguage('richText', dutch)
  const left = maxLength - lengthOf(doc)
  return (
    <p id={id} className={classNames(styles.counter, tabular, left < 0 && styles.tooLong)}>
      {left < 0 ? texts.tooMany(-left) : texts.left(left)}
    </p>
  )
}
