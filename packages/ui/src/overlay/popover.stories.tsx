import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = { title: 'Bouwstenen/Popover' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Openable({ startsOpen }: { startsOpen: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Dit jaar
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} role="dialog" aria-label="Periode">
          <p style={{ padding: 12 }}>Wat hier staat ligt boven alles, en hoort toch bij zijn knop.</p>
        </Popover>
      )}
    </>
  )
}

/** Het vlak onder Menu, Select, Combobox en de kalender. */
export const Proefveld: Story = { render: (_, { viewMode }) => <Openable startsOpen={viewMode !== 'docs'} /> }

/** Under 600 px wide it is a sheet at the foot of the window: Tab stays in it, Escape and the back gesture close it. */
export const OpTelefoon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { viewMode }) => <Openable startsOpen={viewMode !== 'docs'} />,
}
