import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Calendar } from './calendar.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Controlled(props: DateFieldProps) {
  const [date, setDate] = useState(props.value)
  return <DateField {...props} value={date} onChange={setDate} hint={`Waarde: ${date ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/DateField',
  component: DateField,
  args: { label: 'Factuurdatum', value: '2026-11-20', today: '2026-11-20', onChange: () => undefined },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** Type `3-4`, `03042026`, `5`, `ma`, `+14` or `vandaag`, or open the calendar with Alt and the arrow down. */
export const Proefveld: Story = {}
export const Leeg: Story = { args: { value: null } }
export const Kalender: Story = {
  render: () => (
    <div style={{ width: 'max-content' }}>
      <Calendar value="2026-11-12" today="2026-11-20" min="2026-11-03" max="2026-12-31" onChoose={() => undefined} />
    </div>
  ),
}

/** Typed as people write a day, or taken from the calendar by key. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Factuurdatum')
    await userEvent.type(field, '3-4')
    await expect(field).toHaveAccessibleDescription('Waarde: 2026-04-03')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: '3 april 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveValue('10-04-2026')
  },
}
