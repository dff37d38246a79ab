import { useState } from 'react'
import { ContactPicker, type ContactPickerProps } from '../../shell/contact-picker.tsx'
import { ContactPane } from './contact-pane.tsx'

type CustomerPickerProps = Omit<ContactPickerProps, 'label' | 'placeholder' | 'contactName' | 'onCreate' | 'onMissing'>

/** Whom a document is for: found by name, or made while one is at it. */
export function CustomerPicker({ onPick, ...field }: CustomerPickerProps) {
  const { administrationId, contactId } = field
  const [newName, setNewName] = useState<string | null>(null)
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  return (
    <>
      <ContactPicker
        {...field}
        label="Relatie"
        placeholder="Zoek op naam"
        {...(added?.id === contactId && { contactName: added.name })}
        onPick={onPick}
        onCreate={setNewName}
      />
      {newName !== null && (
        <ContactPane
          administrationId={administrationId}
          subject={{ name: newName }}
          onClose={() => setNewName(null)}
          onSaved={(contact) => {
            setNewName(null)
            setAdded(contact)
            onPick(contact.id)
          }}
        />
      )}
    </>
  )
}
