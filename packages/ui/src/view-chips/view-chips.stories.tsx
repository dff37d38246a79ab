import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ViewChips } from './view-chips.tsx'

const views = [
  { id: 'all', label: 'Alle facturen', href: '#alle', current: false },
  { id: 'quarter', label: 'Dit kwartaal', href: '#kwartaal', current: true, own: true },
  { id: 'late', label: 'Te laat boven € 1.000', href: '#te-laat', current: false, own: true, count: 2 },
  { id: 'museum', label: 'Museum De Zaal', href: '#museum', current: false, own: true, count: 14 },
]

const meta = {
  title: 'Componenten/ViewChips',
  component: ViewChips,
  args: { label: 'Weergaven van facturen', views, onSave: fn(), onRemove: fn() },
} satisfies Meta<typeof ViewChips>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** What the list shows is a view already: there is nothing to keep. */
export const NietsTeBewaren: Story = { args: { onSave: undefined } }

export const AlleenAlles: Story = {
  args: { views: [{ id: 'all', label: 'Alle facturen', href: '#alle', current: true }], onSave: undefined },
}

/** What is shown is kept under a name, and the chosen view of one's own can go. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Dit kwartaal' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Weergave bewaren' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Weergave Dit kwartaal verwijderen' }))
    await expect(args.onRemove).toHaveBeenCalledWith(views[1])
  },
}
