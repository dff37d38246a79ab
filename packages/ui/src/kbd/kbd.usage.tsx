import { Kbd } from '../kbd/kbd.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['A key, beside what it does.'],
  avoid: ['Code or values: they are text.'],
  anatomy: ['One key each; several stand beside each other.'],
  words: ['Keys as they are written on a Dutch keyboard: "Enter", "Esc", "Ctrl".'],
}

export const Example = () => (
  <>
    <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> zoeken
  </>
)
