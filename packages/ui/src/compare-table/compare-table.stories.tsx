import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { vatCorrection } from '../testing/vat-correction.ts'
import { CompareTable } from './compare-table.tsx'

const onOpenFigure = fn()
const wholeEuros = (cents: number) => String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')

const meta = {
  title: 'Componenten/CompareTable',
  component: CompareTable,
  args: {
    label: 'Suppletie 1e kwartaal 2026',
    beforeName: 'Aangegeven',
    afterName: 'Nieuw',
    rowName: { one: 'rubriek', more: 'rubrieken' },
    measures: [
      { id: 'turnover', name: 'Omzet' },
      { id: 'vat', name: 'Btw' },
    ],
    sections: vatCorrection,
    format: wholeEuros,
    onOpenFigure,
    tipOf: () => '2 boekingen na de aangifte',
    actionOf: (row, measure) => (
      <CopyButton
        value={wholeEuros(row.amounts[measure.id]?.afterCents ?? Number.NaN)}
        label={`${row.code} ${measure.name}`}
      />
    ),
  },
  render: (args) => (
    <>
      <Card padding="none">
        <CompareTable {...args} />
      </Card>
      <OverlayHost />
    </>
  ),
} satisfies Meta<typeof CompareTable>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const EenMaat: Story = {
  args: { measures: [{ id: 'vat', name: 'Btw' }], format: undefined, actionOf: undefined },
}
export const AlleenLezen: Story = { args: { onOpenFigure: undefined, tipOf: undefined, actionOf: undefined } }

/** What changed opens what it is made of, and what has no amount shows when it is asked for. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7.693' }))
    await expect(onOpenFigure).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByText('1c')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Toon alles' }))
    await expect(canvas.getByText('1c')).toBeVisible()
  },
}
