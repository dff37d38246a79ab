import { useState } from 'react'
import { Switch } from '../switch/switch.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['On or off, at once.'],
  avoid: ['What waits for a form to be sent: a `Checkbox`.'],
  anatomy: ['The track.', 'The label, which can be pressed too.', 'A hint.'],
  keys: {
    Space: 'turns it on or off',
  },
  words: ['The label says what is on: "Support mag meekijken".'],
}

export function Example() {
  const [on, setOn] = useState(true)
  return <Switch label="Support mag meekijken" checked={on} onChange={setOn} />
}
