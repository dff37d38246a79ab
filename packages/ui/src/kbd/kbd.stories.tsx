import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Row } from '../testing/story-layout.tsx'
import { Kbd } from './kbd.tsx'

const meta = { title: 'Componenten/Kbd', component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Regel: Story = {
  render: () => (
    <Row>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> regel
      </span>
      <span>
        <Kbd>Enter</Kbd> akkoord
      </span>
      <Button variant="primary" size="large">
        Akkoord <Kbd>Enter</Kbd>
      </Button>
    </Row>
  ),
}
