import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { PeekPane } from './peek-pane.tsx'

const facts = (
  <DescriptionList
    items={[
      { term: 'Verstuurd', details: '20 okt, 09:12' },
      { term: 'Vervalt', details: '19 nov 2026' },
      { term: 'Te betalen', details: '€ 1.052,70' },
    ]}
  />
)

const meta = {
  title: 'Componenten/PeekPane',
  component: PeekPane,
  args: {
    label: 'Factuur 2026-0039',
    position: '7 van 10',
    href: '#factuur',
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
    children: facts,
    actions: (
      <>
        <Button>Herinnering sturen</Button>
        <Button>Betaling boeken</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeekPane>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** At the first row there is none above; without actions there is no foot. */
export const Eerste: Story = { args: { position: '1 van 10', onPrevious: undefined, actions: undefined } }

/** By row up and down, and closed. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Helemaal openen' })).toHaveAttribute('href', '#factuur')
    await userEvent.click(canvas.getByRole('button', { name: 'Inkijken sluiten' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
