import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, FileText, LogOut, Pencil, Plus, Receipt, Send, Trash2, Users } from 'lucide-react'
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
