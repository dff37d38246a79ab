import { contract, type JournalDraftInput } from '@klopt/api-client/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isConflict } from '../../app/errors/failures.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { createAutosave } from '../../shared/drafts/autosave.ts'
import { createDraftKeeper } from '../../shared/drafts/draft-keeper.ts'
import { useNewest } from '../../shared/drafts/use-newest.ts'
import { useSaveOnLeaving } from '../../shared/drafts/use-save-on-leaving.ts'
import type { EntryDraft } from './entry-draft.ts'
import { draftInputOf, isNothing } from './wire.ts'

/** How long typing must pause before a draft is saved. */
const PAUSE_MS = 1000

export interface EntryDraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  start: { readonly id: number; readonly version: number } | null
  initial: EntryDraft
  /** Told once. The first one given is called, so it may hang on nothing that changes. */
  onCreated: (draftId: number) => void
}

/** An entry that saves itself while it is typed. */
export function useEntryDraft({ administrationId, start, initial, onCreated }: EntryDraftOptions) {
  const [draft, newest, changeDraft] = useNewest(() => initial)
  const create = useWrite(contract.journalDrafts.create, { errors: 'screen' })
  const save = useWrite(contract.journalDrafts.save, { errors: 'screen' })
  const [keeper] = useState(() =>
    createDraftKeeper<JournalDraftInput>(start, {
      create: (body) => create.mutateAsync({ params: { administrationId }, body }),
      save: (input, draftId, version) =>
        save.mutateAsync({ params: { administrationId, draftId }, body: { ...input, version } }),
      onCreated,
    }),
  )
  const [autosave] = useState(() =>
    createAutosave<JournalDraftInput>({ save: keeper.send, isConflict, delayMs: PAUSE_MS, now: Date.now }),
  )
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const lastQueued = useRef(JSON.stringify(draftInputOf(initial)))
  const isUnsaved = saving.phase !== 'saved' && saving.phase !== 'conflict'

  const update = (changes: Partial<EntryDraft>) => {
    const changed = changeDraft((before) => ({ ...before, ...changes }))
    const input = draftInputOf(changed)
    const text = JSON.stringify(input)
    if (text === lastQueued.current) return
    lastQueued.current = text
    // What was emptied again is kept as empty, once it exists.
    if (isNothing(changed) && keeper.known().id === null) autosave.suspend()
    else autosave.change(input)
  }
  // What was on its way when the session ended was not taken.
  const kept = useKeptInput('journal-entry') as EntryDraft | null
  useKeepInput('journal-entry', () => (isUnsaved ? newest() : null))
  useEffect(() => {
    if (kept !== null) update(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start of the sitting
  }, [kept])
  useSaveOnLeaving(autosave, isUnsaved)
  return { draft, newest, update, saving, flush: autosave.flush, known: keeper.known }
}

export type EntryDraftState = ReturnType<typeof useEntryDraft>
