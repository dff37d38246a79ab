import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { EntryDraftState } from './use-entry-draft.ts'

/** Throws away an entry that is being written, once one is sure. */
export function useDiscardDraft(administrationId: number, state: EntryDraftState): () => Promise<void> {
  const navigate = useNavigate()
  const remove = useWrite(contract.journalDrafts.delete)
  return async () => {
    const isSure = await askConfirmation({
      title: 'Concept weggooien?',
      text: 'Wat je hebt ingevuld verdwijnt. De documenten blijven bij Documenten.',
      confirmLabel: 'Weggooien',
      danger: true,
    })
    if (!isSure) return
    try {
      await state.flush()
      const { id: draftId, version } = state.known()
      if (draftId !== null) await remove.mutateAsync({ params: { administrationId, draftId }, body: { version } })
      toast.success('Het concept is weggegooid.')
      void navigate({ href: administrationAddress(administrationId, 'journal'), ignoreBlocker: true })
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
}
