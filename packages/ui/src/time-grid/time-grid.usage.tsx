import { useState } from 'react'
import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { hours, monday, today } from '../testing/week-of-hours.ts'
import { TimeGrid } from '../time-grid/time-grid.tsx'

export const usage: Usage = {
  use: ['The hours of a week, by project and day.'],
  avoid: ['One duration: a `DurationField`.', 'Lines of several kinds of cells: an `EntryGrid`.'],
  anatomy: [
    'A line for each project, with its colour, task and for whom.',
    'Seven days, of which today is lit and the weekend sunken; a dash where there is nothing, a dot where there is a note.',
    'Under them the total of each day with a bar, and of the week.',
    'On a phone one day, chosen above the lines.',
  ],
  keys: {
    'Arrows, Tab': 'go from cell to cell; left and right once the caret is at that end',
    Enter: 'goes down, with Shift up',
    '1,5 or 1:30 or 90m': 'are the same time',
    n: 'opens the note of the cell, where nothing is being typed',
    t: 'starts or stops its timer, where nothing is being typed',
  },
  words: ['The project, then what is done there: "Website · Bouw".'],
  types: ['TimeGridRow', 'TimeEntry'],
}

export function Example() {
  const [rows, setRows] = useState(hours)
  return (
    <Card padding="none">
      <TimeGrid
        label="Uren van week 47"
        monday={monday}
        today={today}
        rows={rows}
        onChange={(id, date, seconds) =>
          setRows((old) =>
            old.map((row) => (row.id === id ? { ...row, entries: { ...row.entries, [date]: { seconds } } } : row)),
          )
        }
      />
    </Card>
  )
}
