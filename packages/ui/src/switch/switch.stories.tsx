import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

function Controlled(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.checked)
  return <Switch {...props} checked={isOn} onChange={setIsOn} />
}

const meta = {
  title: 'Componenten/Switch',
  component: Switch,
  args: { label: 'Support mag meekijken', checked: true, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Staten: Story = {
  render: (args) => (
    <Column>
      <Controlled {...args} hint="Je kunt dit altijd weer uitzetten" />
      <Controlled {...args} checked={false} />
      <Controlled {...args} disabled />
      <Controlled {...args} checked={false} disabled />
    </Column>
  ),
}

/** Space and a press on its words turn it. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Support mag meekijken' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Support mag meekijken'))
    await expect(control).toBeChecked()
  },
}
