import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/story-layout.tsx'
import { Logo } from './logo.tsx'

const meta = { title: 'Componenten/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Maten: Story = {
  render: () => (
    <Row>
      <Logo variant="mark" height={20} />
      <Logo variant="mark" />
      <Logo height={20} />
      <Logo />
      <Logo height={40} />
    </Row>
  ),
}

/** Centred and 10rem wide, as on the login page. */
export const Gecentreerd: Story = { args: { centred: true } }
