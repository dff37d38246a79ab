import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/story-layout.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Componenten/Avatar',
  component: Avatar,
  args: { name: 'Eva van Dijk' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Vormen: Story = {
  render: () => (
    <Row>
      <Avatar name="Eva van Dijk" size={20} />
      <Avatar name="Eva van Dijk" />
      <Avatar name="Eva van Dijk" size={40} />
      <Avatar name="Studio Noord" shape="square" />
      <Avatar name="KPN" shape="square" size={40} />
      <Avatar name="Plaatje mislukt" src="/bestaat-niet.png" />
    </Row>
  ),
}
