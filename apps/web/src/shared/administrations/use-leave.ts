import { contract } from '@klopt/api-client/contract'
import { askConfirmation } from '@klopt/ui'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

export interface LeaveInput {
  administrationId: number
  /** The user's own role there. */
  roleId: number
  /** As in 'Je kunt Bakkerij Zon daarna niet meer openen.' */
  name?: string
  onLeft: () => void
}

/** Leaving an administration, after a question: one has to be invited again to come back. */
export function useLeave({ administrationId, roleId, name = 'deze administratie', onLeft }: LeaveInput) {
  // By the answer: the row that asked is gone from the list by the time the write counts as done.
  const leave = useWrite(contract.roles.deactivate, { onAnswer: onLeft })
  async function ask(): Promise<void> {
    const sure = await askConfirmation({
      title: 'Administratie verlaten',
      text: `Je kunt ${name} daarna niet meer openen. Om weer toegang te krijgen, moet je opnieuw worden uitgenodigd.`,
      confirmLabel: 'Administratie verlaten',
      danger: true,
    })
    if (sure) leave.mutate({ params: { roleId }, body: { administrationId } }, { onError: notifyByToast })
  }
  return { ask: () => void ask() }
}
