import type { Usage } from '../docs/usage.ts'
import { Text } from '../text/text.tsx'

export const usage: Usage = {
  use: ['A paragraph, or words in a step of type and a colour of the house.'],
  avoid: ['A message: an `Alert`.', 'A state: a `Badge`.', 'Stored text with headings and lists: `RichText`.'],
  anatomy: ['The words, in a `p` or what `as` says.', 'A `tone` beside words or a sign that say the same.'],
  words: ['Whole sentences, short, with a verb.'],
}

export const Example = () => (
  <>
    <Text>De aangifte is verstuurd.</Text>
    <Text tone="muted" size={13}>
      De Belastingdienst bevestigt die meestal binnen een uur.
    </Text>
  </>
)
