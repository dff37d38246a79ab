import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Column } from '../testing/story-layout.tsx'
import { hours, monday, today } from '../testing/week-of-hours.ts'
import type { TimeGridProps } from './time-grid-types.ts'
import { TimeGrid } from './time-grid.tsx'

function Controlled(props: TimeGridProps) {
  const [rows, setRows] = useState(props.rows)
  const change: TimeGridProps['onChange'] = (id, date, seconds) =>
    setRows((old) =>
      old.map((row) => (row.id === id ? { ...row, entries: { ...row.entries, [date]: { seconds } } } : row)),
    )
  return (
    <Card padding="none">
      <TimeGrid {...props} rows={rows} onChange={change} />
    </Card>
  )
}

const meta = {
  title: 'Componenten/TimeGrid',
  component: TimeGrid,
  args: {
    label: 'Uren van week 47',
    monday,
    today,
    rows: hours,
    onChange: () => undefined,
    dayTargetSeconds: 8 * 3600,
    weekTargetSeconds: 40 * 3600,
    actions: (
      <Button variant="link" size="small" icon={Plus}>
        Project toevoegen
      </Button>
    ),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Leeg: Story = { args: { rows: [] } }
export const AlleenLezen: Story = { args: { readOnly: true, actions: undefined } }
export const Telefoon: Story = {
  render: (args) => (
    <Column width={358}>
      <Controlled {...args} />
    </Column>
  ),
}

/** A time is typed, counts in its day and its week, and the arrows go on. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByLabelText('Studio, wo 18 november 2026')
    await userEvent.click(cell)
    await userEvent.type(cell, '90m')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByLabelText('Website · Bouw, wo 18 november 2026')).toHaveFocus()
    await expect(cell).toHaveValue('1:30')
    await expect(canvas.getByRole('row', { name: /^Totaal/ })).toHaveTextContent('1:30')
  },
}
