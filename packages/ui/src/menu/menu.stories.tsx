import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, FileText, LogOut, Pencil, Plus, Receipt, Send, Trash2, Users } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Componenten/Menu',
  component: Menu,
  args: {
    trigger: <Button>Acties</Button>,
    items: [
      { label: 'Versturen', icon: Send, onSelect: () => {} },
      { label: 'Bewerken', icon: Pencil, hint: 'E', onSelect: () => {} },
      { label: 'Kopiëren', icon: Copy, onSelect: () => {} },
      { label: 'Crediteren', icon: Receipt, disabled: true },
      { label: 'Pdf downloaden', icon: Download, href: '#pdf' },
      'separator',
      { label: 'Concept verwijderen', icon: Trash2, danger: true, onSelect: () => {} },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

export const Nieuw: Story = {
  args: {
    trigger: (
      <Button variant="primary" icon={Plus}>
        Nieuw
      </Button>
    ),
    items: [
      { label: 'Factuur', icon: FileText, hint: 'F', href: '#factuur' },
      { label: 'Bonnetje', icon: Receipt, hint: 'B', href: '#bonnetje' },
      { label: 'Relatie', icon: Users, hint: 'R', href: '#relatie' },
    ],
  },
}

/** De keuzes van een groep zijn keuzes van één. */
export const Gebruiker: Story = {
  args: {
    trigger: <Button>EV</Button>,
    header: (
      <>
        <strong>Eva de Vries</strong>
        <br />
        eva@studionoord.example
      </>
    ),
    items: [
      { label: 'Profiel', href: '#profiel' },
      {
        heading: 'Weergave',
        items: [
          { label: 'Licht', checked: true, onSelect: () => {} },
          { label: 'Donker', checked: false, onSelect: () => {} },
          { label: 'Zoals het systeem', checked: false, onSelect: () => {} },
        ],
      },
      'separator',
      { label: 'Uitloggen', icon: LogOut, onSelect: () => {} },
    ],
  },
}

/** The arrow down opens it, letters and arrows walk, Escape brings the focus back. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const item = (name: RegExp) => screen.getByRole('menuitem', { name })
    await waitFor(() => expect(item(/^Versturen/)).toHaveFocus())
    await userEvent.keyboard('pdf')
    await expect(item(/^Pdf downloaden/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/^Concept verwijderen/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Acties' })).toHaveFocus()
  },
}
