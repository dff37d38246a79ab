import { Tick } from '../tick/tick.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Where something balances or is certain.'],
  avoid: ['Success in general: a toast or a `Badge`.', 'A chosen item: it has its own mark.'],
  anatomy: ['The tick and a few words, in the colour of success.'],
  words: ['Say what adds up: "95,50 + 20,06 = 115,56 · klopt".'],
}

export const Example = () => <Tick>95,50 + 20,06 = 115,56 · klopt</Tick>
