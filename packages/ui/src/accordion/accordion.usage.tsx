import { Accordion } from '../accordion/accordion.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Questions with answers, and settings that few people change.',
    'A long page of which most readers need one part.',
  ],
  avoid: [
    'What everybody needs: leave it open, under a `Heading`.',
    'Parts of which one is seen at a time: `Tabs`.',
    'Rows that open: the `detail` of a `Table`.',
  ],
  anatomy: [
    'A head for each part: a button in a heading of the level you say, with a detail at its end.',
    'The content, which stays in the document while it is closed: a form in it keeps what was typed, finding in the page opens it, and on paper it is there.',
    '`single` for parts of which one is enough.',
    'Up to six parts are regions by the name of their head.',
  ],
  keys: {
    Tab: 'goes from head to head, and into what is open',
    'Enter, Space': 'opens or closes a part',
  },
  words: ['The head says what is in it, or is the question itself: "Wanneer moet ik btw betalen?"'],
  types: ['AccordionItem'],
}

export const Example = () => (
  <Accordion
    defaultOpen={['when']}
    items={[
      { value: 'when', title: 'Wanneer moet ik btw betalen?', content: 'Uiterlijk een maand na het kwartaal.' },
      { value: 'late', title: 'Wat als ik te laat ben?', content: 'Dan kun je een boete krijgen.' },
    ]}
  />
)
