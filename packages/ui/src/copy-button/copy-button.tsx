'use client'

import { Check, Copy } from '../icons/drawings.ts'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'icon' | 'loading' | 'onClick'> {
  /** What goes to the clipboard, without grouping: an IBAN as NL91ABNA0417164300. */
  value: string
  /** What is copied: "IBAN". The button is called "IBAN kopiëren". */
  label: string
}

/** Copies a value and says that it did. With text as its child it is a button with words. */
export const CopyButton = takesRef(function CopyButton({ value, label, children, ...rest }: CopyButtonProps) {
  const texts = useLanguage('copyButton', dutch)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const icon = outcome === 'copied' ? Check : Copy
  const props = { ...rest, icon, onClick: copy }
  return (
    <>
      {children === undefined ? (
        <IconButton size="small" {...props} label={texts.copy(label)} />
      ) : (
        <Button {...props}>{children}</Button>
      )}
      <span role="status" className={visuallyHidden}>
        {outcome && texts[outcome](label)}
      </span>
    </>
  )
})

/** How long the tick stays, in milliseconds. */
const SHOWN_MS = 2_000
