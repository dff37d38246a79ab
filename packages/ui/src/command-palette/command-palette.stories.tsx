import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Landmark, LayoutDashboard, Plus, Timer, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { Command } from './command.ts'
import { CommandPalette } from './command-palette.tsx'

const nothing = () => {}
const commands: Command[] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, group: 'Ga naar', onSelect: nothing },
  { id: 'facturen', label: 'Facturen', icon: FileText, group: 'Ga naar', shortcut: 'G F', onSelect: nothing },
  { id: 'bank', label: 'Bank', icon: Landmark, group: 'Ga naar', shortcut: 'G B', onSelect: nothing },
  { id: 'nieuw', label: 'Nieuwe factuur', icon: Plus, group: 'Doen', onSelect: nothing },
  { id: 'timer', label: 'Timer starten', icon: Timer, group: 'Doen', onSelect: nothing },
]
const relations: Command[] = ['Gemeente Haarlem', 'Bloemisterij De Klaproos', 'Van Rijn B.V.'].map((label) => ({
  id: label,
  label,
  icon: Users,
  group: 'Relaties',
  onSelect: nothing,
}))

function Palette({ startsOpen }: { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zoek of ga naar…</Button>
      <CommandPalette
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        commands={commands}
        loadCommands={async (search) =>
          relations.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
        }
      />
    </>
  )
}

const meta = {
  title: 'Componenten/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpen: nothing, onClose: nothing, commands },
  // On its page it waits for its button.
  render: (_, { viewMode }) => <Palette startsOpen={viewMode !== 'docs'} />,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

/** Ctrl K, waar je ook bent. */
export const Proefveld: Story = {}

/** Ctrl K opens it, letters find here and elsewhere, Enter goes and the focus is back. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Palette startsOpen={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Zoeken' })).toHaveFocus())
    await userEvent.keyboard('haar')
    await screen.findByRole('option', { name: 'Gemeente Haarlem' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoek of ga naar…' })).toHaveFocus())
  },
}
