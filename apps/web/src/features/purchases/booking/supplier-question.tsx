import { Alert, Button } from '@klopt/ui'
import * as styles from './booking.css.ts'
import type { Proposal } from './proposal.ts'
import { supplierAsked } from './supplier-asked.ts'
import type { BookingState } from './use-booking.ts'

type Difference = Proposal['supplier']['differences'][number]

export interface SupplierQuestionProps {
  booking: BookingState
  /** Adds the supplier as the paper names it. */
  onOther: () => void
}

/** Whether the document really is of the contact it was matched with, where the two do not say the same. */
export function SupplierQuestion({ booking, onOther }: SupplierQuestionProps) {
  const differences = supplierAsked(booking)
  const { contactName } = booking.proposal?.supplier ?? {}
  if (differences.length === 0 || !contactName) return null
  return (
    <Alert
      tone="warning"
      title="Is dit de goede leverancier?"
      action={
        <div className={styles.buttons}>
          <Button size="small" onClick={() => booking.acceptSupplier(booking.draft.contactId)}>
            Ja, het is {contactName}
          </Button>
          <Button size="small" variant="light" onClick={onOther}>
            Nee, een andere
          </Button>
        </div>
      }
    >
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <li key={difference.field}>{sentence(difference, contactName)}</li>
        ))}
      </ul>
    </Alert>
  )
}

const labels = { kvkNumber: 'KVK-nummer', vatNumber: 'btw-id' } as const

function sentence({ field, printed, known }: Difference, contactName: string): string {
  return field === 'name'
    ? `Op het document staat de naam ‘${printed}’, in je relaties heet deze leverancier ‘${known}’.`
    : `Op het document staat ${labels[field]} ${printed}, bij ${contactName} hoort ${known}.`
}
