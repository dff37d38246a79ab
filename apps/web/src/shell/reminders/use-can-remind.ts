import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'

export interface RemindParams {
  administrationId: number
  invoiceId: number
}

/** Reminding of an invoice that is late; `canRemind` while neither it nor its contact is left alone. */
export function useRemind(params: RemindParams, isLate: boolean) {
  const { data } = useQuery({ ...query(contract.reminders.ofInvoice, { params }), enabled: isLate })
  const remind = useWrite(contract.reminders.remind)
  return {
    canRemind: isLate && data !== undefined && data.pause === null && data.contactPause === null,
    isPending: remind.isPending,
    remind: () =>
      remind.mutate(
        { params },
        { onSuccess: () => void toast.success('De herinnering gaat eruit'), onError: notifyByToast },
      ),
  }
}
