import { useState } from 'react'
import { FilePlus2 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { CommandPalette } from '../command-palette/command-palette.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Everywhere and everything by a part of its name, for who works all day.'],
  avoid: ['The only way to something: every command has its place in a screen too.'],
  anatomy: ['One field.', 'What was found, in groups, with the shortcut at the right.'],
  keys: {
    'Ctrl K, Cmd K': 'opens it from anywhere',
    'Arrow down, arrow up': 'go through what was found',
    Enter: 'does it',
    Escape: 'closes it',
  },
  words: ['A command is named as its button is: "Factuur maken".'],
}

export function Example() {
  const [open, setOpen] = useState(false)
  const commands = [{ id: 'new-invoice', label: 'Factuur maken', icon: FilePlus2, shortcut: 'N', onSelect: () => {} }]
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zoek of ga naar…</Button>
      <CommandPalette open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} commands={commands} />
    </>
  )
}
