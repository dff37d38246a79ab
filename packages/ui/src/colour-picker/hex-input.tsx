'use client'

import { useState } from 'react'
import { useTypedValue } from '../hooks/use-typed-value.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField } from '../text-field/text-field.tsx'
import { parseColour } from './colour.ts'
import { EyeDropperButton } from './eye-dropper-button.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface HexInputProps {
  value: string
  onChange: (colour: string) => void
  /** Enter: the colour is chosen. */
  onDone: () => void
}

/** The colour as a code, to type or paste. What cannot be read changes nothing. */
export function HexInput({ value, onChange, onDone }: HexInputProps) {
  const texts = useLanguage('colourPicker', dutch)
  // While what stands here is no colour, the picker keeps the one it had.
  const [unreadBeside, setUnreadBeside] = useState<string | null>(null)
  const notify = (colour: string | null) => {
    setUnreadBeside(colour === null ? value : null)
    if (colour !== null && colour !== value) onChange(colour)
  }
  const known = unreadBeside === value ? null : value
  const { text, isUnread, type, settle } = useTypedValue(known, notify, parseColour, (colour) => colour)
  return (
    <TextField
      label={texts.code}
      size="small"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={isUnread ? texts.notAColour : undefined}
      suffix={<EyeDropperButton onPick={notify} />}
      inputClassName={tabular}
      onChange={(event) => type(event.target.value)}
      onBlur={() => (text.trim() === '' ? setUnreadBeside(null) : settle())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // It is no answer to the form around the picker.
        event.preventDefault()
        if (!isUnread) onDone()
      }}
    />
  )
}
