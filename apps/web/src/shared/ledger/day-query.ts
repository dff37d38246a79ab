import { contract } from '@klopt/api-client/contract'
import { query } from '../../app/transport/api.ts'

/** Where something of a day would count in the books and for VAT. Apart, for what is loaded before a screen. */
export const dayQuery = (administrationId: number, date: string, receivedOn: string | null = null, of?: 'return') => ({
  ...query(contract.bookLocks.day, {
    params: { administrationId },
    query: { date, ...(receivedOn !== null && { receivedOn }), ...(of && { of }) },
  }),
  // It only tells beforehand: the server decides when it is booked, and says what is wrong then.
  meta: { errors: 'screen' as const },
})
