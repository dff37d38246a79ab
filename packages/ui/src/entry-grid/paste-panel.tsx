'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextareaField } from '../text-field/textarea-field.tsx'
import * as styles from './paste.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface PastePanelProps {
  /** The cell it goes to first, in words. */
  place: string
  /** Told what was put in; true when it is in the lines. */
  onPaste: (text: string) => Promise<boolean>
  onClose: () => void
}

/** A field to put cells of a spreadsheet in, for whom Ctrl V in a cell is no way: by touch, by voice, or unknown. */
export function PastePanel({ place, onPaste, onClose }: PastePanelProps) {
  const texts = useLanguage('entryGrid', dutch)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const put = async () => {
    if (text.trim() !== '' && (await onPaste(text))) onClose()
    else field.current?.focus()
  }
  return (
    <div className={styles.panel}>
      <TextareaField
        ref={field}
        label={texts.pasteHere}
        hint={texts.pasteFrom(place)}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button variant="primary" size="small" onClick={put}>
          {texts.putIn}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {texts.cancelPaste}
        </Button>
      </div>
    </div>
  )
}
