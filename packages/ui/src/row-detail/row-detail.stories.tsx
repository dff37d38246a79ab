import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Table } from '../table/table.tsx'
import { invoiceColumns, invoices } from '../testing/invoices.tsx'
import { RowDetail } from './row-detail.tsx'

const tiles = [
  { label: 'Verstuurd', value: '20 okt, 09:12' },
  { label: 'Bekeken', value: '22 okt, 11:40' },
  { label: 'Herinnering', value: 'Nog geen' },
  { label: 'Nog te betalen', value: '€ 1.052,70' },
]

const meta = {
  title: 'Componenten/RowDetail',
  component: RowDetail,
  args: { label: 'Factuur 2026-0039', tiles, actions: <Button size="small">Herinnering sturen</Button> },
} satisfies Meta<typeof RowDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const ZonderKnoppen: Story = { args: { actions: undefined, tiles: tiles.slice(0, 2) } }

function Opening() {
  const [openKey, setOpenKey] = useState<string | null>(null)
  return (
    <Card padding="none">
      <Table
        label="Facturen"
        columns={invoiceColumns}
        rows={invoices(4)}
        rowKey={({ number }) => number}
        openKey={openKey}
        onRowActivate={({ number }) => setOpenKey(number === openKey ? null : number)}
        detail={({ number }) => (
          <RowDetail label={`Factuur ${number}`} tiles={tiles} actions={<Button size="small">Openen</Button>} />
        )}
      />
    </Card>
  )
}

/** It opens under its row with Enter, and closes with Enter again. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Opening />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /2026-0003/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('group', { name: 'Factuur 2026-0003' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group', { name: 'Factuur 2026-0003' })).toBeNull()
  },
}
