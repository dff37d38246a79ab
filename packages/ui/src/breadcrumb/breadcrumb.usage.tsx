import type { Usage } from '../docs/usage.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const usage: Usage = {
  use: ['A page that lies two or more steps below the menu.'],
  avoid: ['A page the menu leads to.', 'Steps of something one does in order: `Steps`.'],
  anatomy: ['The pages on the way, each a link.', 'The page one is on.', 'A menu in the middle, in little room.'],
  keys: { Tab: 'goes by the pages, and the button for those in between', Enter: 'opens the page' },
  words: ['The names are those the pages carry themselves.'],
}

export const Example = () => (
  <Breadcrumb
    items={[
      { label: 'Grootboek', href: '#grootboek' },
      { label: '1100 Bank', href: '#bank' },
    ]}
    current="Boeking 2026-0412"
  />
)
