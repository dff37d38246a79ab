import type { ApiError } from '@klopt/api-client'
import { askConfirmation, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import type { Autosave } from './autosave.ts'
import type { DraftKeeper } from './draft-keeper.ts'

interface DiscardOptions {
  draft: {
    autosave: Pick<Autosave<never>, 'suspend' | 'flush'>
    known: DraftKeeper<never>['known']
    saving: { phase: string }
  }
  /** What is lost, in a sentence. */
  text: string
  discard: (id: number, version: number) => Promise<unknown>
  /** Where it leads afterwards. */
  href: string
  onFailed: (error: ApiError) => void
}

/** Throws a draft away that saves itself, after asking, and leaves its screen. */
export function useDiscardDraft({ draft, text, discard, href, onFailed }: DiscardOptions) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Concept verwijderen',
      text,
      confirmLabel: 'Concept verwijderen',
      danger: true,
    })
    if (!isSure) return
    draft.autosave.suspend()
    setPending(true)
    try {
      // A save on its way must land first, for its version.
      await draft.autosave.flush()
      const { id, version } = draft.known()
      if (id !== null) await discard(id, version)
      toast.success('Concept verwijderd')
      void navigate({ href, ignoreBlocker: true, replace: true })
    } catch (error) {
      onFailed(asApiError(error))
    } finally {
      setPending(false)
    }
  }
  // Where nothing was typed yet there is nothing to throw away.
  const canDiscard = draft.saving.phase !== 'saved' || draft.known().id !== null
  return { ask, isPending, canDiscard }
}
