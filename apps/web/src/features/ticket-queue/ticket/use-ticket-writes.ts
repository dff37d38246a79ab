import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { isVersionConflict } from '../../../app/errors/is-version-conflict.ts'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { StaffTicket } from './staff-ticket.ts'

/** What is done to a ticket beside writing on it. `onClosed` once it is closed. */
export function useTicketWrites({ id: ticketId, version }: StaffTicket, onClosed: () => void) {
  const client = useQueryClient()
  const assign = useWrite(contract.ticketQueue.assign)
  const change = useWrite(contract.ticketQueue.setState)
  const params = { ticketId }
  const onError = (error: ApiError) => {
    if (!isVersionConflict(error)) return notifyByToast(error)
    toast.error('Dit ticket is intussen gewijzigd. Kijk wat er nieuw is en probeer het opnieuw.')
    void client.invalidateQueries({ queryKey: query(contract.ticketQueue.get, { params }).queryKey })
  }
  return {
    isAssigning: assign.isPending,
    assign: (userId: number | null, onSuccess?: () => void) =>
      assign.mutate({ params, body: { userId, version } }, { ...(onSuccess && { onSuccess }), onError }),
    isChanging: change.isPending,
    close: () => change.mutate({ params, body: { state: 'closed', version } }, { onSuccess: onClosed, onError }),
    reopen: () =>
      change.mutate(
        { params, body: { state: 'open', version } },
        { onSuccess: () => void toast.success('Ticket heropend'), onError },
      ),
  }
}
