import type { Usage } from '../docs/usage.ts'
import { Heading } from '../heading/heading.tsx'

export const usage: Usage = {
  use: ['The head of a part of a page.'],
  avoid: ['The head of a page, with its actions: a `PageHeader`.', 'The head of a card: its `title`.'],
  anatomy: ['The words, in a heading of its `level` that is as large as that, or as `size` says.'],
  words: ['A few words with one capital and no full stop: "Btw en betaling".'],
}

export const Example = () => <Heading level={2}>Btw en betaling</Heading>
