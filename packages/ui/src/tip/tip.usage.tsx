import { useRef } from 'react'
import type { Usage } from '../docs/usage.ts'
import { Tip } from '../tip/tip.tsx'
import { TextField } from '../text-field/text-field.tsx'

export const usage: Usage = {
  use: ['What the machine filled in or computed, under the cell where it did.'],
  avoid: ['A remark on a control: a `Tooltip`.', 'What is wrong: the error of the field.'],
  anatomy: ['A few words on a dark ground, 4 px under the cell.', 'It is there while it is rendered, and is read out.'],
  keys: { Tab: 'goes to what it stands under; it is no stop itself' },
  words: ['What happened, with its figure: "vulde het verschil: 1.998,00".'],
}

export function Example() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextField ref={field} label="Credit" defaultValue="1.998,00" />
      <Tip anchor={field}>vulde het verschil: 1.998,00</Tip>
    </>
  )
}
