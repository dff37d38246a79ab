import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { askConfirmation } from './ask-confirmation.tsx'
import { Confirm, type ConfirmProps } from './confirm.tsx'

const meta = {
  title: 'Componenten/Confirm',
  component: Confirm,
  args: {
    open: true,
    onClose: () => {},
    onConfirm: () => {},
    title: 'Administratie verlaten',
    confirmLabel: 'Verlaten',
    children: 'Je ziet Studio Noord daarna niet meer. Om terug te komen moet je opnieuw worden uitgenodigd.',
  },
  // On its page it waits for its button.
  render: (args, { viewMode }) => <Openable {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Confirm>
export default meta
type Story = StoryObj<typeof meta>

function Openable(args: ConfirmProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{args.title}</Button>
      <Confirm {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const Proefveld: Story = {}

/** De focus begint op annuleren. */
export const Onherroepelijk: Story = {
  args: {
    danger: true,
    title: 'Concept verwijderen',
    confirmLabel: 'Concept verwijderen',
    children: 'Het concept voor Gemeente Haarlem van €\u00a02.117,50 wordt verwijderd. Dat kun je niet ongedaan maken.',
  },
}

/** Er is iets tegen, maar het kan: de focus begint op annuleren. */
export const TochDoen: Story = {
  args: {
    careful: true,
    title: 'Aangifte doen over 3e kwartaal 2026',
    confirmLabel: 'Toch aangifte doen',
    children: 'Er zijn nog 3 bankregels niet verwerkt.',
  },
}

/** Zolang het werk duurt blijft de vraag open en bezig. */
export const Bezig: Story = { args: { onConfirm: () => new Promise((resolve) => setTimeout(resolve, 3000)) } }

function Asking() {
  const [answer, setAnswer] = useState<boolean>()
  const ask = async () =>
    setAnswer(
      await askConfirmation({ title: 'Timer stoppen', text: 'De timer loopt nog.', confirmLabel: 'Timer stoppen' }),
    )
  return (
    <>
      <Button onClick={ask}>Vraag buiten een component</Button>
      <p>{answer === undefined ? 'Nog geen antwoord' : answer ? 'Ja' : 'Nee'}</p>
      <OverlayHost />
    </>
  )
}
export const AlsFunctie: Story = { render: () => <Asking /> }

/** What cannot be undone begins on cancelling; only a yes does it. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { ...Onherroepelijk.args, open: false, onConfirm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Concept verwijderen' })
    const isClosed = () => expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(opener)
    await screen.findByRole('alertdialog', { name: 'Concept verwijderen' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(isClosed)
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Concept verwijderen' }))
    await waitFor(isClosed)
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}
