import { contract, type PurchaseInput } from '@klopt/api-client/contract'
import { useRef, useState, useSyncExternalStore } from 'react'
import { createAutosave } from '../../../shared/drafts/autosave.ts'
import { createDraftKeeper } from '../../../shared/drafts/draft-keeper.ts'
import { isConflict } from '../../../app/errors/failures.ts'
import { useSaveOnLeaving } from '../../../shared/drafts/use-save-on-leaving.ts'
import { useWrite } from '../../../app/transport/use-write.ts'

/** How long typing must pause before a draft is saved. */
const PAUSE_MS = 1000

/** Keeps a purchase on the server while somebody types; it begins to exist at its first change. */
export function useSavedDraft(
  administrationId: number,
  start: { id: number; version: number } | null,
  onCreated?: (purchaseId: number) => void,
) {
  const create = useWrite(contract.purchases.create, { errors: 'screen' })
  const save = useWrite(contract.purchases.save, { errors: 'screen' })
  const [keeper] = useState(() =>
    createDraftKeeper<PurchaseInput>(start, {
      create: (body) => create.mutateAsync({ params: { administrationId }, body }),
      save: (input, purchaseId, version) =>
        save.mutateAsync({ params: { administrationId, purchaseId }, body: { ...input, version } }),
      ...(onCreated && { onCreated }),
    }),
  )
  const [autosave] = useState(() =>
    createAutosave<PurchaseInput>({
      save: keeper.send,
      isConflict,
      delayMs: PAUSE_MS,
      now: Date.now,
    }),
  )
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const queued = useRef<string>(undefined)
  const isUnsaved = saving.phase !== 'saved' && saving.phase !== 'conflict'
  useSaveOnLeaving(autosave, isUnsaved)

  /** There is something new to keep; null: it cannot be kept yet. */
  const change = (input: PurchaseInput | null) => {
    const text = JSON.stringify(input)
    if (text === queued.current) return
    queued.current = text
    if (input === null) autosave.suspend()
    else autosave.change(input)
  }
  /** Why what was sent last did not arrive, drawn or not; null when it did, or when there was nothing to send. */
  const problem = (): unknown => {
    const { phase, error } = autosave.getState()
    return phase === 'failed' || phase === 'conflict' ? error : null
  }
  return { saving, isUnsaved, change, flush: autosave.flush, known: keeper.known, problem }
}
