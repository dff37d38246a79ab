import { useState } from 'react'
import { ContactPicker } from '../../../shell/contact-picker.tsx'
import { marksOf } from './reading-mark.tsx'
import * as styles from './booking.css.ts'
import { NewSupplier } from './new-supplier.tsx'
import { supplierAsked } from './supplier-asked.ts'
import { SupplierQuestion } from './supplier-question.tsx'
import type { BookingState } from './use-booking.ts'
import type { Picks } from './use-picks.ts'

export interface SupplierFieldProps {
  administrationId: number
  booking: BookingState
  picks: Picks
  /** Whether the user may add one. */
  mayAdd: boolean
  onChosen: () => void
}

/** Who sent the invoice: one who is known, or a new one with what was read of it. */
export function SupplierField({ administrationId, booking, picks, mayAdd, onChosen }: SupplierFieldProps) {
  const { draft, update, errors, proposal } = booking
  const [newName, setNewName] = useState<string | null>(null)
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  const [notContactId, setNotContactId] = useState<number | null>(null)
  const [isDeclined, setIsDeclined] = useState(false)
  const choose = (contactId: number | null) => update('supplier', (before) => ({ ...before, contactId }))
  /** Who adds another one where we ask says no. */
  const addOther = (otherName: string) => {
    if (supplierAsked(booking).length > 0) setNotContactId(draft.contactId)
    setNewName(otherName)
  }
  const readName = draft.contactId === null && !isDeclined ? proposal?.supplier.name?.value : undefined
  const name = newName ?? readName
  if (mayAdd && name !== undefined) {
    return (
      <NewSupplier
        // What was read comes later than the form.
        key={newName ?? 'read'}
        administrationId={administrationId}
        name={name}
        proposal={proposal}
        picks={picks}
        notContactId={notContactId}
        error={errors.supplier}
        onCancel={() => {
          setNewName(null)
          setIsDeclined(true)
        }}
        onAdded={(supplier) => {
          setNewName(null)
          setAdded(supplier)
          choose(supplier.id)
          // Who was just added from this paper is not asked about; one that turned out to be there already is.
          if (supplier.isNew) booking.acceptSupplier(supplier.id)
          onChosen()
        }}
      />
    )
  }
  return (
    <div data-field="supplier" className={styles.supplier}>
      <ContactPicker
        label="Leverancier"
        placeholder="Zoek of voeg toe"
        administrationId={administrationId}
        contactId={draft.contactId}
        contactName={added?.id === draft.contactId ? added?.name : (proposal?.supplier.contactName ?? undefined)}
        onPick={(contactId) => {
          choose(contactId)
          booking.acceptSupplier(contactId)
        }}
        onCreate={(created) => addOther(created)}
        error={errors.supplier}
        {...marksOf(booking, 'supplier')}
      />
      <SupplierQuestion
        booking={booking}
        onOther={() => {
          addOther(proposal?.supplier.name?.value ?? '')
          choose(null)
        }}
      />
    </div>
  )
}
