import { contract, type Invoice, type InvoiceInput } from '@klopt/api-client/contract'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createAutosave } from '../../shared/drafts/autosave.ts'
import { createDraftKeeper } from '../../shared/drafts/draft-keeper.ts'
import { isConflict } from '../../app/errors/failures.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useNewest } from '../../shared/drafts/use-newest.ts'
import { useSaveOnLeaving } from '../../shared/drafts/use-save-on-leaving.ts'
import { inputOf, type Draft } from './draft.ts'

/** How long typing must pause before a draft is saved. */
const PAUSE_MS = 1000

export interface DraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  invoice: Pick<Invoice, 'id' | 'version'> | null
  initial: Draft
  /** Told once. The first one given is called, so it may hang on nothing that changes. */
  onCreated: (invoiceId: number) => void
}

/** A draft that saves itself: what stands in it, what is wrong with it, and where its saving stands. */
export function useDraft({ administrationId, invoice, initial, onCreated }: DraftOptions) {
  const [draft, newest, changeDraft] = useNewest(() => initial)
  const keeper = useKeeper(administrationId, invoice, onCreated)
  const [autosave] = useState(() =>
    createAutosave<InvoiceInput>({
      save: keeper.send,
      isConflict,
      delayMs: PAUSE_MS,
      now: Date.now,
    }),
  )
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const lastQueued = useRef(JSON.stringify(inputOf(initial).input))
  const problems = useMemo(() => inputOf(draft).problems ?? {}, [draft])

  const update = (change: (draft: Draft) => Draft) => {
    const { input } = inputOf(changeDraft(change))
    const text = JSON.stringify(input)
    if (text === lastQueued.current) return
    lastQueued.current = text
    if (input === null) autosave.suspend()
    else autosave.change(input)
  }
  const isUnsaved = saving.phase !== 'saved' && saving.phase !== 'conflict'
  // What was on its way when the session ended was not taken.
  const kept = useKeptInput('draft') as Draft | null
  useKeepInput('draft', () => (isUnsaved ? newest() : null))
  useEffect(() => {
    if (kept !== null) update(() => kept)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start of the sitting
  }, [kept])
  useSaveOnLeaving(autosave, isUnsaved)
  return { draft, update, problems, saving, autosave, known: keeper.known }
}

function useKeeper(administrationId: number, invoice: DraftOptions['invoice'], onCreated: (id: number) => void) {
  const create = useWrite(contract.invoices.create, { errors: 'screen' })
  const save = useWrite(contract.invoices.save, { errors: 'screen' })
  const [keeper] = useState(() =>
    createDraftKeeper<InvoiceInput>(invoice, {
      create: (body) => create.mutateAsync({ params: { administrationId }, body }),
      save: (input, invoiceId, version) =>
        save.mutateAsync({ params: { administrationId, invoiceId }, body: { ...input, version } }),
      onCreated,
    }),
  )
  return keeper
}

export type DraftState = ReturnType<typeof useDraft>
