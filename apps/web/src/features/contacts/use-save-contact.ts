import { contract, type Contact } from '@klopt/api-client/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../app/errors/failures.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { emptyContact, formOf, inputOf, type ContactForm } from './contact-form.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'

export interface SaveContact {
  administrationId: number
  /** Null for a new one. */
  contact: Contact | null
  /** What a new one is called so far. */
  name?: string
  onSaved: (contact: { id: number; name: string }) => void
}

/** The form of a contact with its saving: the server's errors at their fields, a conflict apart. */
export function useSaveContact({ administrationId, contact, name, onSaved }: SaveContact) {
  const form = useForm<ContactForm>({
    defaultValues: contact ? formOf(contact) : emptyContact(name),
    mode: 'onTouched',
  })
  const create = useWrite(contract.contacts.create)
  const save = useWrite(contract.contacts.save)
  // The version that stands in the form: a newer one that arrives meanwhile must not be overwritten unseen.
  const [version, setVersion] = useState(contact?.version ?? 0)

  const load = (newest: Contact) => {
    setVersion(newest.version)
    form.reset(formOf(newest))
  }

  async function send(values: ContactForm): Promise<number> {
    const body = inputOf(values)
    if (contact === null) return (await create.mutateAsync({ params: { administrationId }, body })).id
    const params = { administrationId, contactId: contact.id }
    const saved = await save.mutateAsync({ params, body: { ...body, version } })
    setVersion(saved.version)
    return contact.id
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const id = await send(values)
      form.reset(values)
      onSaved({ id, name: values.name.trim() })
    } catch (error) {
      showFieldErrors(form, asApiError(error), Object.keys(values) as (keyof ContactForm)[])
    }
  })
  const isConflict = save.error?.status === 409
  return { form, submit, load, isConflict, forgetConflict: save.reset }
}
