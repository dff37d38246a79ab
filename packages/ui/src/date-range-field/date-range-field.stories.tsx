import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
import { RangePanel } from './range-panel.tsx'

function Controlled(props: DateRangeFieldProps) {
  const [range, setRange] = useState(props.value)
  const hint = `Waarde: ${range ? `${range.from} tot en met ${range.to}` : 'geen'}`
  return <DateRangeField {...props} value={range} onChange={setRange} hint={hint} />
}

const meta = {
  title: 'Componenten/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Periode',
    value: { from: '2026-10-01', to: '2026-12-31' },
    today: '2026-11-20',
    onChange: () => undefined,
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

/** Type both days, or open the presets and the calendar with Alt and the arrow down. */
export const Proefveld: Story = {}
export const Leeg: Story = { args: { value: null } }
export const Grenzen: Story = { args: { min: '2026-01-01', max: '2026-11-20' } }
export const Keuzes: Story = {
  render: () => (
    <div style={{ width: 'max-content', maxWidth: '100%' }}>
      <RangePanel
        value={{ from: '2026-11-05', to: '2026-11-17' }}
        today="2026-11-20"
        max="2026-12-31"
        onChoose={() => undefined}
      />
    </div>
  ),
}

/** Two typed days are one range; what is asked for most is one press. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Van'), '1-10')
    await userEvent.type(canvas.getByLabelText('Tot en met'), '15 nov{Enter}')
    await canvas.findByText('Waarde: 2026-10-01 tot en met 2026-11-15')
    const opener = canvas.getByRole('button', { name: 'Kies een periode' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Q2 2026' }))
    await canvas.findByText('Waarde: 2026-04-01 tot en met 2026-06-30')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByLabelText('Van')).toHaveValue('01-04-2026')
  },
}
