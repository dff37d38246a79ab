import { DateField } from '@klopt/ui'
import type { BookingState } from './use-booking.ts'

/** When the invoice came: VAT on what came in a later period than its date is deducted there. */
export function ReceivedField({ booking: { draft, update, errors, today } }: { booking: BookingState }) {
  return (
    <div data-field="receivedOn">
      <DateField
        label="Ontvangen op"
        hint="Vul in als de factuur pas in een latere btw-periode kwam. De btw telt dan in die periode: aftrekken kan pas met de factuur in handen (artikel 15 Wet OB)."
        today={today}
        value={draft.receivedOn}
        onChange={(receivedOn) => update('receivedOn', (before) => ({ ...before, receivedOn }))}
        error={errors.receivedOn}
      />
    </div>
  )
}
