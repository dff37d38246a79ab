import { useState } from 'react'
import type { Line } from '../lines.ts'

/** One input of React, and nothing else. */
export function TypingGrid({ lines }: { lines: readonly Line[] }) {
  const [text, setText] = useState(lines[0]?.description ?? '')
  return <input aria-label="Omschrijving, regel 1" value={text} onChange={({ target }) => setText(target.value)} />
}
