import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'

export interface RemindParams {
  administrationId: number
  invoiceId: number
}

/** Whether an invoice can be reminded of: it is late, neither it nor its contact is left alone, and none went today. */
export function useCanRemind(params: RemindParams, isLate: boolean): boolean {
  const { data } = useQuery({ ...query(contract.reminders.ofInvoice, { params }), enabled: isLate })
  return isLate && data !== undefined && data.pause === null && data.contactPause === null && !data.remindedToday
}
