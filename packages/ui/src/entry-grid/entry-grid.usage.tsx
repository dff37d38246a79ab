import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { Card } from '../card/card.tsx'
import { EntryGrid } from '../entry-grid/entry-grid.tsx'
import { columns, emptyLine, wages, type Line } from '../testing/entry-lines.ts'

export const usage: Usage = {
  use: ['Many lines of the same kind that are typed one after the other: a journal entry, the lines of an invoice.'],
  avoid: [
    'Lines that are read, chosen or opened: a `Table`.',
    'One thing with some fields: fields of a form.',
    'Hours by day: a `TimeGrid`.',
  ],
  anatomy: [
    'The head of the columns, which names the cells.',
    'Lines of 44 px with the number, the cells, and the actions of the line.',
    'Under them the totals, and a button for a line more.',
    'A `Tip` under the cell that the machine filled, an error under the cell that has one.',
    'On a phone each line is a card with its labels above the fields.',
  ],
  keys: {
    'Tab, Shift Tab':
      'go to the next and the previous cell; after the last one Tab adds a line while something is missing',
    Enter: 'goes down, and adds a line after the last one; with Shift it goes up',
    'Arrow up, arrow down': 'go to the line above and below',
    'Arrow left, arrow right': 'go to the cell beside it once the caret is at that end of the text',
    '=': 'fills in what is missing, in an amount that knows a difference',
    '1000+250': 'computes',
    'Ctrl D': 'repeats the cell above',
    'Ctrl Backspace, Ctrl Delete': 'take the line away',
    'Ctrl V': 'pastes cells of a spreadsheet from here on, all of them or none',
    'Alt arrow down': 'opens the list or calendar of a cell',
  },
  words: ['A head is one word: "Debet".', 'The placeholder says what can be typed: "Nummer of naam".'],
  types: [
    'EntryColumn',
    'TypedEntryColumn',
    'TextEntryColumn',
    'MoneyEntryColumn',
    'NumberEntryColumn',
    'DateEntryColumn',
    'SelectEntryColumn',
    'ComboboxEntryColumn',
    'ShownEntryColumn',
    'ByColumn',
  ],
}

export function Example() {
  const [lines, setLines] = useState<readonly Line[]>(wages)
  return (
    <Card padding="none">
      <EntryGrid
        label="Regels van de boeking"
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        onChange={setLines}
        newRow={emptyLine}
      />
    </Card>
  )
}
