import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellRing, Copy, Send, Undo2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Column } from '../testing/story-layout.tsx'
import { DetailHeader } from './detail-header.tsx'

const more = [
  { label: 'Dupliceren', icon: Copy },
  { label: 'Crediteren', icon: Undo2, danger: true },
]

const meta = {
  title: 'Componenten/DetailHeader',
  component: DetailHeader,
  args: {
    back: { label: 'Facturen', href: '#facturen' },
    title: 'Factuur 2026-0038',
    badge: <Badge tone="danger">Te laat</Badge>,
    description: 'Gemeente Haarlem · 17 oktober 2026 · kenmerk PO-88197',
    onPrevious: fn(),
    onNext: null,
    more,
    besides: [{ label: 'Betaling boeken', href: '#bank' }],
    actions: (
      <Button variant="primary" icon={BellRing}>
        Herinnering sturen
      </Button>
    ),
  },
} satisfies Meta<typeof DetailHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Concept: Story = {
  args: {
    title: 'Conceptfactuur',
    badge: <Badge>Concept</Badge>,
    actions: (
      <Button variant="primary" icon={Send}>
        Versturen
      </Button>
    ),
  },
}
export const Kaal: Story = {
  args: {
    onPrevious: undefined,
    onNext: undefined,
    more: undefined,
    actions: undefined,
    badge: undefined,
    description: undefined,
  },
}
export const Telefoon: Story = {
  render: (args) => (
    <Column width={358}>
      <DetailHeader {...args} />
    </Column>
  ),
}

/** Up goes to the one before; at the end of the list down stays where it is, and does nothing. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige' }))
    await expect(args.onPrevious).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Volgende' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Crediteren' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
