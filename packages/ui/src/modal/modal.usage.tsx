import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One short task that has to be finished or left first.'],
  avoid: [
    'A question with two answers: `Confirm`.',
    'Work beside the page one comes back to: a `Pane`.',
    'Something to read: the page itself.',
  ],
  anatomy: [
    'A title and a cross.',
    'The content, which scrolls by itself.',
    'The buttons, the main one last, always in sight.',
  ],
  keys: {
    Tab: 'stays inside',
    Escape: 'closes the layer on top, after asking about unsaved changes',
  },
  words: [
    'The title is the task: "Nieuwe relatie".',
    'With `unsavedChanges` it asks "Het formulier is nog niet opgeslagen" before it closes.',
  ],
}

export function Example() {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Relatie toevoegen</Button>
      <Modal
        open={open}
        onClose={close}
        title="Nieuwe relatie"
        unsavedChanges={name !== ''}
        footer={
          <Button variant="primary" onClick={close}>
            Relatie opslaan
          </Button>
        }
      >
        <TextField label="Naam" value={name} onChange={(event) => setName(event.target.value)} />
      </Modal>
    </>
  )
}
