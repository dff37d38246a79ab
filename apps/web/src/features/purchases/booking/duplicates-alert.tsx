import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, AppLink, Checkbox, linkClassName } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { useSettled } from '../../../shared/drafts/use-settled.ts'
import type { BookingDraft } from './draft.ts'

type Duplicates = ResponseOf<typeof contract.purchases.duplicates>

/** What was booked before of this supplier with this number; undefined while that is not known. */
export function useDuplicates(administrationId: number, { contactId, number }: BookingDraft): Duplicates | undefined {
  const settled = useSettled(number.trim())
  const { data } = useQuery({
    ...query(contract.purchases.duplicates, {
      params: { administrationId },
      query: { contactId: String(contactId ?? 0), number: settled.slice(0, 100) },
    }),
    enabled: contactId !== null && settled !== '',
    // Booking is refused all the same.
    meta: { errors: 'screen' },
  })
  return data
}

export interface DuplicatesAlertProps {
  administrationId: number
  duplicates: Duplicates
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Says that it may have been booked before, and lets somebody say that it is another. */
export function DuplicatesAlert({ administrationId, duplicates, isAccepted, onAccept }: DuplicatesAlertProps) {
  return (
    <Alert tone="warning" title="Mogelijk al geboekt">
      {duplicates.map(({ purchaseId, number, invoiceDate, grossCents }) => (
        <p key={purchaseId}>
          <AppLink
            href={administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId } })}
            className={linkClassName}
          >
            Factuur {number}
          </AppLink>{' '}
          van {formatDateLong(invoiceDate)}, {formatEuro(grossCents)}
        </p>
      ))}
      <div data-field="duplicates">
        <Checkbox
          label="Dit is een andere factuur, boek hem toch"
          checked={isAccepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
      </div>
    </Alert>
  )
}
