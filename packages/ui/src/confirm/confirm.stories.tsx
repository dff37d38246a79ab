import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
  render: (args) => <Openable {...args} />,
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
