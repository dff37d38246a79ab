import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { DurationField, type DurationFieldProps } from './duration-field.tsx'

function Controlled(props: DurationFieldProps) {
  const [seconds, setSeconds] = useState(props.valueSeconds)
  return <DurationField {...props} valueSeconds={seconds} onChange={setSeconds} hint={`Waarde: ${seconds ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/DurationField',
  component: DurationField,
  args: { label: 'Gewerkt', valueSeconds: 5_400, onChange: () => undefined },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof DurationField>
export default meta
type Story = StoryObj<typeof meta>

/** Type `1:30`, `1,5`, `90m` or `1u30`. */
export const Proefveld: Story = {}
export const MetSeconden: Story = { args: { valueSeconds: 5_445, showSeconds: true, align: 'end' } }
export const Leeg: Story = { args: { valueSeconds: null } }

/** However it is typed, it is seconds, and reads the same after leaving. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { valueSeconds: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Gewerkt')
    await userEvent.type(field, '1,5')
    await expect(field).toHaveAccessibleDescription('Waarde: 5400')
    await userEvent.tab()
    await expect(field).toHaveValue('1:30')
    await userEvent.clear(field)
    await userEvent.type(field, 'lang')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Dit is geen duur/)
  },
}
