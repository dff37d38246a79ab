import { House, Landmark } from 'lucide-react'
import { SideMenu } from '../side-menu/side-menu.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['The main places of an application.', '`SubMenu` for the parts of one place.'],
  avoid: ['On a phone: the `BottomBar` takes its place.', 'Parts of one screen: `Tabs`.'],
  anatomy: [
    'Places in groups, each an icon and a word, with a count where something waits.',
    '240 px wide, 44 collapsed; open by itself from 1280.',
    'The parts of one place stand beside it, 220 px wide.',
  ],
  keys: {
    Tab: 'goes from place to place',
    Enter: 'goes there',
  },
  words: ['One or two words; the same as the title of the page.'],
  types: ['SubMenuProps'],
}

export const Example = () => (
  <SideMenu
    sections={[
      {
        items: [
          { label: 'Overzicht', icon: House, href: '#overzicht', current: true },
          { label: 'Bank', icon: Landmark, href: '#bank', count: 6 },
        ],
      },
    ]}
  />
)
