import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportTableProps } from './report-types.ts'

function Report(props: ReportTableProps) {
  const [open, setOpen] = useState(props.open)
  const [peek, setPeek] = useState('')
  return (
    <>
      <Card padding="none">
        <ReportTable
          {...props}
          open={open}
          onOpenChange={setOpen}
          onOpenFigure={props.onOpenFigure && ((line, column) => setPeek(`${line.label}, ${column.header}`))}
        />
      </Card>
      <output>{peek}</output>
      <OverlayHost />
    </>
  )
}

const nothing = () => {}

const meta = {
  title: 'Componenten/ReportTable',
  component: ReportTable,
  args: {
    label: 'Winst en verlies 2026',
    columns: quarterColumns,
    lines: profitAndLoss,
    open: new Set(['turnover']),
    onOpenChange: nothing,
    onOpenFigure: nothing,
    tipOf: (line, column) => `9 boekingen op ${line.label}, ${column.header}`,
    emptyText: 'In deze periode is nog niets geboekt.',
  },
  argTypes: { open: { control: false } },
  render: (args) => <Report {...args} />,
} satisfies Meta<typeof ReportTable>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Jaar: Story = {
  args: {
    columns: [
      { id: '2026', header: '2026' },
      { id: '2025', header: '2025', kind: 'before' },
      { id: 'more', header: 'Verschil', kind: 'difference', of: '2026', before: '2025', as: 'amount' },
    ],
  },
}
/** Zonder een plaats om heen te gaan zijn het cijfers om te lezen. */
export const AlleenLezen: Story = { args: { onOpenFigure: undefined, tipOf: undefined } }
export const Laden: Story = { args: { lines: [], loading: true } }
export const Leeg: Story = { args: { lines: [] } }

/** One stop for Tab; the arrows walk over the figures, Enter opens one, Space closes its group. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Netto-omzet' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: '17.524,50' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('9 boekingen op Omzet 21%, 1e kwartaal'))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Omzet 21%, 1e kwartaal')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: /Netto-omzet/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: /Netto-omzet/ })).toHaveFocus()
  },
}
