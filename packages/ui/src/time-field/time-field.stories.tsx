import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { en } from '../language/en/index.ts'
import { KloptProvider } from '../language/klopt-provider.tsx'
import { Column } from '../testing/story-layout.tsx'
import { TimeField, type TimeFieldProps } from './time-field.tsx'

function Controlled(props: TimeFieldProps) {
  const [time, setTime] = useState(props.value ?? null)
  return <TimeField {...props} value={time} onChange={setTime} hint={`Waarde: ${time ?? 'geen'}`} />
}

const meta = {
  title: 'Componenten/TimeField',
  component: TimeField,
  args: { label: 'Begintijd', value: '09:30' },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** Type `9`, `930`, `9.30` or `9u30`. */
export const Proefveld: Story = {}

export const Staten: Story = {
  render: (args) => (
    <Column width={240}>
      <TimeField {...args} value={null} />
      <TimeField {...args} error="De begintijd ligt na de eindtijd." />
      <TimeField {...args} readOnly />
      <TimeField {...args} disabled />
      <TimeField {...args} size="small" />
    </Column>
  ),
}

/** Twaalf uur en AM of PM, waar men zo schrijft. */
export const Engels: Story = {
  render: (args) => (
    <KloptProvider locale="en-US" texts={en}>
      <Column width={240}>
        <TimeField {...args} label="Starts at" value="21:30" />
      </Column>
    </KloptProvider>
  ),
}

/** However it is typed, it is `HH:MM`; the arrows go by a quarter. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Begintijd' })
    await userEvent.type(field, '9u05')
    await expect(field).toHaveAccessibleDescription('Waarde: 09:05')
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('09:15')
    await userEvent.clear(field)
    await userEvent.type(field, 'ochtend')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Dit is geen tijd/)
  },
}
