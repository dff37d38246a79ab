import '@klopt/ui/styles.css'
import { TextField } from '@klopt/ui'
import { useState } from 'react'

/** A field with its label and hint, as forms have it. */
export function TypingField() {
  const [text, setText] = useState('')
  return (
    <TextField
      label="Omschrijving"
      hint="Komt op de factuur te staan"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
