import { CurrencyField } from '../../../shell/currency-field.tsx'
import { BOOKABLE_CURRENCIES } from './bookable-currencies.ts'
import type { BookingState } from './use-booking.ts'

/** What the paper is in, and the rate by which it is booked. */
export function CurrencyFields(props: { administrationId: number; booking: BookingState }) {
  const { draft, update, errors } = props.booking
  const problems = {
    ...(errors.currency !== undefined && { currency: errors.currency }),
    ...(errors.exchangeRate !== undefined && { exchangeRate: errors.exchangeRate }),
  }
  return (
    <CurrencyField
      administrationId={props.administrationId}
      draft={draft}
      update={(change) => update('currency', (before) => change(before))}
      problems={problems}
      options={BOOKABLE_CURRENCIES}
    />
  )
}
