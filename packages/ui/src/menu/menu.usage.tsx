import { Ellipsis } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Several actions behind one button.', 'A choice that takes effect at once (`checked`).'],
  avoid: [
    'A value in a form: a `Select`.',
    'One or two actions: buttons in sight.',
    'Places of the application: `SideMenu` or `Tabs`.',
  ],
  anatomy: [
    'The button that opens it.',
    'Items in groups, each a word or two, with an icon and a hint at the right.',
    'The dangerous one last, in red.',
  ],
  keys: {
    'Enter, Space, arrow down': 'open it at the first item',
    'Arrow up': 'opens it at the last',
    'Arrows, Home, End': 'go through it',
    Typing: 'goes to the item that begins so',
    Enter: 'chooses and closes',
    'Escape, Tab': 'close it',
  },
  words: ['Verbs: "Dupliceren", "Verwijderen".', 'What cannot be chosen stays in sight, disabled.'],
}

export const Example = () => (
  <Menu
    trigger={<IconButton icon={Ellipsis} label="Meer acties" />}
    items={[
      { label: 'Dupliceren', onSelect: () => {} },
      { label: 'Verwijderen', danger: true, onSelect: () => {} },
    ]}
  />
)
