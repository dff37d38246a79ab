import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { Select } from '../select/select.tsx'
import { Column } from '../testing/story-layout.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const meta = {
  title: 'Componenten/Modal',
  component: Modal,
  args: { open: true, onClose: () => {}, title: 'Relatie toevoegen', children: null },
  // On its page it waits for its button.
  render: (args, { viewMode }) => <Openable {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

function Openable({ children, ...args }: ModalProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{args.title}</Button>
      <Modal
        {...args}
        open={open}
        onClose={(request) => {
          args.onClose(request)
          setOpen(false)
        }}
      >
        {children}
      </Modal>
    </>
  )
}

function Cancel() {
  const close = useCloseDialog()
  return <Button onClick={() => close()}>Annuleren</Button>
}

const fields = (
  <Column>
    <TextField label="Naam" defaultValue="Bloemisterij De Klaproos" />
    <TextField label="E-mailadres" type="email" placeholder="naam@bedrijf.nl" />
    <Select
      label="Betaaltermijn"
      defaultValue={30}
      options={[
        { value: 14, label: '14 dagen' },
        { value: 30, label: '30 dagen' },
      ]}
    />
  </Column>
)
const buttons = (
  <>
    <Cancel />
    <Button variant="primary">Relatie toevoegen</Button>
  </>
)

export const Proefveld: Story = { args: { children: fields, footer: buttons } }

/** Sluit je met iets ingevuld, dan vraagt de modal wat ermee moet gebeuren. */
export const NietOpgeslagen: Story = { args: { children: fields, footer: buttons, unsavedChanges: true } }

/** De wizard voor het abonnement is 1244 breed. */
export const Breed: Story = {
  args: { title: 'Abonnement selecteren', width: 1244, children: 'Drie stappen naast elkaar.', footer: buttons },
}

export const LangeInhoud: Story = {
  args: {
    title: 'Algemene voorwaarden voor het gebruik van de administratie en alles wat daarbij hoort',
    children: (
      <Column>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            Artikel {index + 1}. De gebruiker controleert of de boekingen kloppen voordat de aangifte wordt ingediend.
          </p>
        ))}
      </Column>
    ),
    footer: buttons,
  },
}

/** Escape asks before it throws anything away, and the focus finds its way back. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { ...NietOpgeslagen.args, open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Relatie toevoegen' })
    const question = 'Het formulier is nog niet opgeslagen'
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Relatie toevoegen' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: question })
    await userEvent.click(screen.getByRole('button', { name: 'Verder bewerken' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Sluiten zonder opslaan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
