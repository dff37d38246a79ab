import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** Space and a press on its words tick it. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Ik ga akkoord met de voorwaarden'))
    await expect(box).not.toBeChecked()
  },
}
