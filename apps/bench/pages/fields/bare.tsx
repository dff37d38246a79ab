import { useState } from 'react'

/** One input of React with its label, and nothing else. */
export function TypingField() {
  const [text, setText] = useState('')
  return (
    <label>
      Omschrijving <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  )
}
