import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { ReportTable } from '../report-table/report-table.tsx'

export const usage: Usage = {
  use: ['The figures of a report: profit and loss, balance sheet, trial balance.'],
  avoid: ['A list of things: a `Table`.', 'Figures as they were and as they are now: a `CompareTable`.'],
  anatomy: [
    'Groups in 14 with a chevron and how many lines they have; lines in 13.',
    'Subtotals strong under a line, the result in 16 with a double rule under each figure.',
    'Parts, their total on a sunken ground, last year muted, the difference in 13.',
    'Many columns come closer to each other. In whole euros twelve months stand beside their total.',
    'Columns that give way are left out where there is no room: the head of the names says how many, and brings them.',
    'Under 640 px of its own width a line is its name with one figure, and last year under the name; it opens the others.',
    'On paper all columns fit: the type gets smaller, and a report of many columns lies on its side.',
  ],
  keys: {
    Tab: 'goes to the report, and out of it again',
    Arrows: 'from figure to figure',
    'Home, End': 'the first and last of the line, with Ctrl of the report',
    Enter: 'opens the figure, or the group on its name',
    Space: 'opens or closes the group of the line',
  },
  words: [
    'A minus is "−", nothing is "–", never brackets.',
    'The `Tooltip` of a figure says how many entries it is: "9 boekingen in het 3e kwartaal".',
  ],
  types: [
    'ReportLine',
    'ReportLeaf',
    'ReportLevel',
    'ReportColumn',
    'ReportTogether',
    'AmountColumn',
    'DifferenceColumn',
  ],
}

export function Example() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['turnover']))
  return (
    <ReportTable
      label="Winst en verlies 2026"
      columns={[
        { id: '2026', header: '2026', kind: 'total' },
        { id: '2025', header: '2025', kind: 'before' },
        { id: 'growth', header: 'Verschil', kind: 'difference', of: '2026', before: '2025' },
      ]}
      lines={[
        {
          id: 'turnover',
          level: 'group',
          label: 'Netto-omzet',
          figures: { '2026': 6_011_420, '2025': 5_796_781 },
          leaves: [{ id: '8000', code: '8000', label: 'Omzet 21%', figures: { '2026': 6_011_420, '2025': 5_796_781 } }],
        },
        { id: 'result', level: 'result', label: 'Winst', figures: { '2026': 6_011_420, '2025': 5_796_781 } },
      ]}
      open={open}
      onOpenChange={setOpen}
      hrefOf={(line, column) => `#${line.id}-${column.id}`}
      emptyText="In deze periode is nog niets geboekt."
    />
  )
}
