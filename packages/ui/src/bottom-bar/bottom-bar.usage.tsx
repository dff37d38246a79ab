import { FileText, House, Landmark } from 'lucide-react'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The main places of an application on a phone, in place of the `SideMenu`.'],
  avoid: ['Wider than a phone: it is not there by itself.', 'Actions of one screen: they belong in that screen.'],
  anatomy: [
    'At most five places, each an icon with a word.',
    'A count where something waits.',
    'The last one may open the rest: "Meer".',
  ],
  keys: {
    Tab: 'goes from place to place',
    Enter: 'goes there',
  },
  words: ['One short word each: "Bank", "Facturen".'],
}

export const Example = () => (
  <BottomBar
    items={[
      { label: 'Overzicht', icon: House, href: '#overzicht', current: true },
      { label: 'Bank', icon: Landmark, href: '#bank', count: 6 },
      { label: 'Facturen', icon: FileText, href: '#facturen' },
    ]}
  />
)
