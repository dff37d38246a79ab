import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Landmark, LayoutDashboard, Plus, Timer, Users } from 'lucide-react'
import { useState } from 'react'
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

function Palette() {
  const [open, setOpen] = useState(true)
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
  render: () => <Palette />,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

/** Ctrl K, waar je ook bent. */
export const Proefveld: Story = {}
