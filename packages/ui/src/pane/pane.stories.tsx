import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Column } from '../testing/story-layout.tsx'
import { TextareaField } from '../text-field/textarea-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Pane, type PaneProps } from './pane.tsx'

const meta = {
  title: 'Componenten/Pane',
  component: Pane,
  args: { open: true, onClose: () => {}, title: 'Nieuw ticket', children: null },
  // On its page it waits for its button.
  render: (args, { viewMode }) => <Openable {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Pane>
export default meta
type Story = StoryObj<typeof meta>

function Openable(args: PaneProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{args.title}</Button>
      <Pane {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const form = (
  <Column width={720}>
    <TextField label="Onderwerp *" />
    <TextareaField label="Bericht *" rows={6} />
    <TextField label="Administratie" defaultValue="Studio Noord" readOnly />
  </Column>
)

/** Het ticket is 800 breed. */
export const Proefveld: Story = {
  args: { width: 800, children: form, footer: <Button variant="primary">Ticket versturen</Button> },
}

function Two({ open }: { open: boolean }) {
  const [first, setFirst] = useState(open)
  const [second, setSecond] = useState(open)
  return (
    <>
      <Button onClick={() => setFirst(true)}>Factuur openen</Button>
      <Pane open={first} onClose={() => setFirst(false)} title="Factuur 2026-0091" width={520}>
        <Column>
          <p>Gemeente Haarlem, € 2.117,50, vervalt 18 december.</p>
          <Button onClick={() => setSecond(true)}>Relatie ernaast</Button>
        </Column>
      </Pane>
      <Pane open={second} beside onClose={() => setSecond(false)} title="Gemeente Haarlem" width={480}>
        <Column>
          <TextField label="E-mailadres" defaultValue="crediteuren@haarlem.example" />
          <TextField label="Btw-id" defaultValue="NL002455799B11" />
        </Column>
      </Pane>
    </>
  )
}
/** Beide zijn te gebruiken; Escape sluit eerst de tweede. */
export const Naast: Story = { render: (_, { viewMode }) => <Two open={viewMode !== 'docs'} /> }

/** A second pane stands beside the first; each Escape closes one and brings the focus back. */
export const Werking: Story = {
  tags: ['!autodocs'],
  render: () => <Two open={false} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Factuur openen' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Factuur 2026-0091' })
    const beside = screen.getByRole('button', { name: 'Relatie ernaast' })
    await userEvent.click(beside)
    await screen.findByRole('dialog', { name: 'Gemeente Haarlem' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gemeente Haarlem' })).toBeNull())
    await waitFor(() => expect(beside).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
