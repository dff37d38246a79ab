import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Withdrawing the request to remove an administration, after a question; then the lists are fetched again. */
export function useCancelRemoval({ administrationId, name }: { administrationId: number; name: string }) {
  // By the answer: the button that asked is gone by the time the write counts as done.
  const cancel = useWrite(contract.removalRequests.cancel, {
    onAnswer: () => toast.success(`Het verwijderverzoek van ${name} is ingetrokken.`),
  })
  async function ask(): Promise<void> {
    const sure = await askConfirmation({
      title: 'Verwijderverzoek annuleren',
      text: `${name} wordt dan niet verwijderd. Alles blijft zoals het is.`,
      confirmLabel: 'Annuleer verwijderverzoek',
      cancelLabel: 'Terug',
    })
    if (sure) cancel.mutate({ body: { administrationId } }, { onError: notifyByToast })
  }
  return { ask: () => void ask(), isPending: cancel.isPending }
}
