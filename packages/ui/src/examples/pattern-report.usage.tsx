import { useState } from 'react'
import { Card } from '../card/card.tsx'
import type { Usage } from '../docs/usage.ts'
import { PageHeader } from '../page-header/page-header.tsx'
import { ReportTable } from '../report-table/report-table.tsx'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { Tick } from '../tick/tick.tsx'

export const usage: Usage = {
  use: ['Figures that add up to a result: profit and loss, the balance, the trial balance, the VAT return.'],
  avoid: ['Lines to work through: the pattern of a list.', 'Brackets around what is below zero.'],
  anatomy: [
    'Filters in one row, and at the end the `Tick` with what it agrees with.',
    'Parts, total on a sunken ground, last year muted, the difference smaller.',
    'Leaves, groups that open, subtotals, and a result under a double rule.',
    'Every figure leads to what it is made of, in a peek.',
  ],
  words: ['A minus is a real one: "−712,40".', 'The tick says with what it agrees: "Sluit aan op het grootboek".'],
}

export function Example() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['turnover']))
  return (
    <>
      <PageHeader title="Winst en verlies" description="2026" actions={<Tick>Sluit aan op het grootboek</Tick>} />
      <Card padding="none">
        <ReportTable
          label="Winst en verlies 2026"
          columns={quarterColumns}
          lines={profitAndLoss}
          open={open}
          onOpenChange={setOpen}
          onOpenFigure={() => undefined}
          emptyText="In deze periode is nog niets geboekt."
        />
      </Card>
    </>
  )
}
