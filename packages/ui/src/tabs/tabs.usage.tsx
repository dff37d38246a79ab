import { Tabs } from '../tabs/tabs.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['Parts of one subject of which one is seen at a time.'],
  avoid: ['Places of their own: links.', 'Steps in order: `Steps`.'],
  anatomy: ['The tabs, with a count where it helps.', 'The panel of the one that is chosen.'],
  keys: {
    'Arrow left, arrow right': 'show the next tab, round',
    'Home, End': 'the first and the last',
    Tab: 'goes on to the panel',
  },
  words: ['One word each: "Artikelen", "Tickets".'],
}

export const Example = () => (
  <Tabs
    label="Hulp"
    items={[
      { value: 'articles', label: 'Artikelen', content: 'Zoek in alle artikelen.' },
      { value: 'tickets', label: 'Tickets', count: 2, content: 'Je hebt twee tickets.' },
    ]}
  />
)
