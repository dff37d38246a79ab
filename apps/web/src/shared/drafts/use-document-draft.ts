import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isConflict } from '../../app/errors/failures.ts'
import { useKeepInput, useKeptInput } from '../../app/session/kept-input.ts'
import { createAutosave } from './autosave.ts'
import { createDraftKeeper, type KeeperCalls } from './draft-keeper.ts'
import { useNewest } from './use-newest.ts'
import { useSaveOnLeaving } from './use-save-on-leaving.ts'

/** How long typing must pause before a draft is saved. */
const PAUSE_MS = 1000

type Problems = Readonly<Record<string, string>>

export interface DocumentDraftOptions<Draft extends object, Input> extends KeeperCalls<Input> {
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  readonly existing: { readonly id: number; readonly version: number } | null
  readonly initial: Draft
  /** The draft as the wire has it, or why it cannot be sent yet. */
  readonly inputOf: (draft: Draft) => { input: Input; problems: null } | { input: null; problems: Problems }
}

/**
 * A draft that saves itself: what stands in it, what is wrong with it, and where its saving stands. The calls that were
 * given first are the ones that are made, so they may hang on nothing that changes.
 */
export function useDocumentDraft<Draft extends object, Input>(options: DocumentDraftOptions<Draft, Input>) {
  const { existing, initial, inputOf, ...calls } = options
  const [draft, newest, changeDraft] = useNewest(() => initial)
  const [keeper] = useState(() => createDraftKeeper<Input>(existing, calls))
  const [autosave] = useState(() =>
    createAutosave<Input>({
      save: keeper.send,
      isConflict,
      delayMs: PAUSE_MS,
      now: Date.now,
    }),
  )
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const lastQueued = useRef(JSON.stringify(inputOf(initial).input))
  const problems: Problems = useMemo(() => inputOf(draft).problems ?? {}, [draft, inputOf])

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
