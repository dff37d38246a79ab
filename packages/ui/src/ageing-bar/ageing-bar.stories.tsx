import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { AgeingBar, type AgeingBarProps } from './ageing-bar.tsx'

const ages = ['Nog niet vervallen', '1 tot 30 dagen', '31 tot 60', '61 tot 90', 'Ouder']
const bucketsOf = (...cents: number[]): AgeingBarProps['buckets'] =>
  ages.map((label, index) => ({ label, cents: cents[index] ?? 0, late: index > 0, href: `#${index}` }))

const meta = {
  title: 'Componenten/AgeingBar',
  component: AgeingBar,
  args: { label: 'Openstaand naar ouderdom', buckets: bucketsOf(0, 322_150) },
  render: (args) => (
    <Card title="Openstaand naar ouderdom" aside="op 22 november 2026">
      <AgeingBar {...args} />
    </Card>
  ),
} satisfies Meta<typeof AgeingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Verspreid: Story = { args: { buckets: bucketsOf(800_000, 322_150, 121_000, 50, 90_000) } }
export const MetTeruggave: Story = { args: { buckets: bucketsOf(800_000, -12_100) } }
export const Niets: Story = { args: { buckets: bucketsOf() } }

/** Each amount leads to what it is made of. */
export const Werking: Story = {
  ...Verspreid,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /8.000,00/ })).toHaveFocus()
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
}
