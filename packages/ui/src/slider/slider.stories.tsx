import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Componenten/Slider',
  component: Slider,
  args: {
    label: 'Betaaltermijn',
    min: 7,
    max: 60,
    defaultValue: 30,
    format: (value) => `${value} dagen`,
    onChange: fn(),
  },
  render: (args) => (
    <Column width={360}>
      <Slider {...args} />
    </Column>
  ),
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Staten: Story = {
  render: (args) => (
    <Column width={360}>
      <Slider {...args} defaultValue={7} hint="Na deze dagen gaat de eerste herinnering uit." />
      <Slider {...args} defaultValue={60} error="Klanten krijgen hoogstens 30 dagen." />
      <Slider {...args} disabled />
      <div dir="rtl">
        <Slider {...args} defaultValue={20} />
      </div>
    </Column>
  ),
}

/** The keys of a slider, and a value that is said with its unit. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Betaaltermijn' })
    await expect(slider).toHaveAttribute('aria-valuetext', '30 dagen')
    await expect(canvas.getByText('30 dagen')).toBeVisible()
  },
}
