import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { Pane } from '../pane/pane.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { toast } from '../toast/toast.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'Work beside the page one comes back to: a relation, a ticket, a document.',
    'A second one beside the first (`beside`), to read while filling in.',
  ],
  avoid: ['A short question: `Confirm`.', 'A task that takes the whole attention: a page of its own.'],
  anatomy: [
    'It slides in from the right in 500 ms, 560 px wide unless asked otherwise, and covers a phone.',
    'Title, cross, content that scrolls, buttons in sight.',
    'A form in it has its button in the `footer`, tied by `form={id}`; "Annuleren" calls `useCloseDialog`.',
    'With `unsavedChanges` it asks before it closes, however one closes it but by its owner.',
    'Panes stack; one of the same `type` takes the place of the one on top.',
  ],
  keys: {
    Tab: 'stays inside',
    Escape: 'closes the pane on top and gives the focus back',
  },
  words: ['The title is the thing it shows: "Gemeente Haarlem".'],
}

interface Supplier {
  name: string
  iban: string
}
type Errors = Partial<Record<keyof Supplier, string>>

/** Asks the server, which answers with what is wrong by field; here it takes a moment and minds one thing. */
async function saveSupplier({ iban }: Supplier): Promise<Errors> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return iban === '' ? { iban: 'Vul het rekeningnummer van de leverancier in' } : {}
}

export function Example() {
  const [open, setOpen] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const formId = useId()
  const close = () => {
    setOpen(false)
    setIsChanged(false)
  }
  const save = async (supplier: Supplier) => {
    setIsSaving(true)
    const errors = await saveSupplier(supplier)
    setIsSaving(false)
    if (Object.keys(errors).length > 0) return errors
    // The owner closes it: nothing is asked, for nothing is lost.
    close()
    toast.success('Leverancier opgeslagen')
    return errors
  }
  const buttons = (
    <>
      <Cancel />
      <Button type="submit" form={formId} variant="primary" loading={isSaving}>
        Leverancier opslaan
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leverancier toevoegen</Button>
      <Pane open={open} onClose={close} title="Nieuwe leverancier" unsavedChanges={isChanged} footer={buttons}>
        <SupplierForm id={formId} onChange={() => setIsChanged(true)} onSave={save} />
      </Pane>
      <OverlayHost />
    </>
  )
}

/** Closes as the cross does, and so asks first about what is not saved. It stands in the pane, or has none to close. */
function Cancel() {
  const close = useCloseDialog()
  return <Button onClick={() => close()}>Annuleren</Button>
}

interface SupplierFormProps {
  id: string
  onChange: () => void
  onSave: (supplier: Supplier) => Promise<Errors>
}

function SupplierForm({ id, onChange, onSave }: SupplierFormProps) {
  const [supplier, setSupplier] = useState<Supplier>({ name: '', iban: '' })
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(0)
  // Each answer of the server leads to the first field it minds; typing does not.
  useEffect(() => {
    if (answers > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answers])
  const field = (name: keyof Supplier) => ({
    value: supplier[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setSupplier({ ...supplier, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
      onChange()
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors(await onSave(supplier))
    setAnswers(answers + 1)
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <TextField label="Naam" {...field('name')} />
      <TextField label="Rekeningnummer" {...field('iban')} />
    </form>
  )
}
