import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
