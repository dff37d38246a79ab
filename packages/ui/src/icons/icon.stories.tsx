import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Landmark, TriangleAlert } from 'lucide-react'
import { Spinner } from '../spinner/spinner.tsx'
import { Row } from '../testing/story-layout.tsx'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Bouwstenen/Icon',
  component: Icon,
  args: { of: Landmark, size: 18 },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Vormen: Story = {
  render: () => (
    <Row>
      <Icon of={Landmark} />
      <Icon of={Landmark} size={18} />
      <Icon of={Landmark} size={20} />
      <Icon of={TriangleAlert} label="Let op" />
      <Icon of={ArrowRight} />
      <Spinner /> Bezig…
    </Row>
  ),
}
