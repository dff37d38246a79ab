import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Pane } from '../pane/pane.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Work beside the page one comes back to: a relation, a ticket, a document.',
    'A second one beside the first (`beside`), to read while filling in.',
  ],
  avoid: ['A short question: `Confirm`.', 'A task that takes the whole attention: a page of its own.'],
  anatomy: [
    'It slides in from the right in 500 ms, 560 px wide unless asked otherwise, and covers a phone.',
    'Title, cross, content that scrolls, buttons in sight.',
    'Panes stack; one of the same `type` takes the place of the one on top.',
  ],
  keys: {
    Tab: 'stays inside',
    Escape: 'closes the pane on top and gives the focus back',
  },
  words: ['The title is the thing it shows: "Gemeente Haarlem".'],
}

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bekijk relatie</Button>
      <Pane open={open} onClose={() => setOpen(false)} title="Gemeente Haarlem" type="contact">
        Grote Markt 2, Haarlem
      </Pane>
    </>
  )
}
