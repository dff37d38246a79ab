import type { Usage } from '../docs/usage.ts'
import { Tree } from '../tree/tree.tsx'

export const usage: Usage = {
  use: ['Things within things, of which one is chosen: accounts in groups, folders, units of a company.'],
  avoid: [
    'One level: a list, or a `Select`.',
    'Groups with figures: a `ReportTable`.',
    'Places of a product: a `SideMenu`.',
  ],
  anatomy: [
    'A row for each thing that can be seen, indented by its level, with an icon before its name and a detail at its end.',
    'An arrow before what holds others; a press on it opens, a press elsewhere on the row chooses.',
    'The chosen one on soft accent.',
  ],
  keys: {
    'Arrow down, arrow up': 'the next row, the one before',
    'Arrow right': 'opens what is closed; in what is open goes to the first within',
    'Arrow left': 'closes what is open; else goes to what it is within',
    'Enter, Space': 'chooses',
    'Home, End': 'the first and the last row',
    '*': 'opens all beside it',
    Letters: 'go to the next row that begins with them',
    Tab: 'comes to one row, and goes on',
  },
  words: ['A name of a few words; a number before it where people know that: "4000 Huisvesting".'],
  types: ['TreeItem'],
}

export const Example = () => (
  <Tree
    label="Grootboek"
    defaultOpen={['costs']}
    items={[
      { id: 'costs', label: 'Kosten', children: [{ id: '4000', label: '4000 Huisvesting', detail: '€ 1.200' }] },
      { id: 'revenue', label: 'Omzet', children: [{ id: '8000', label: '8000 Omzet hoog' }] },
    ]}
  />
)
