import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../testing/story-layout.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Componenten/Checkbox',
  component: Checkbox,
  args: { label: 'Ik ga akkoord met de voorwaarden' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Staten: Story = {
  render: () => (
    <Column>
      <Checkbox label="Uit" />
      <Checkbox label="Aan" defaultChecked hint="Met een uitleg eronder" />
      <Checkbox label="Deels" indeterminate />
      <Checkbox label="Niet beschikbaar" disabled />
      <Checkbox label="Niet beschikbaar, aan" disabled defaultChecked />
      <Checkbox label="Ik ga akkoord met de voorwaarden" error="Ga akkoord met de voorwaarden om verder te gaan." />
    </Column>
  ),
}
