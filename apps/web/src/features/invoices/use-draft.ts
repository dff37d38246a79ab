import type { ApiError } from '@klopt/api-client'
import { contract, type Invoice, type InvoiceInput } from '@klopt/api-client/contract'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useWrite } from '../../app/use-write.ts'
import { createAutosave } from '../../app/autosave.ts'
import { useSaveOnLeaving } from '../../app/use-save-on-leaving.ts'
import { inputOf, type Draft } from './draft.ts'

/** How long typing must pause before a draft is saved. */
const pause_ms = 1000

export interface DraftOptions {
  administrationId: number
  /** Null for one that does not exist yet; it begins to exist at its first change. */
  invoice: Pick<Invoice, 'id' | 'version'> | null
  initial: Draft
  onCreated: (invoiceId: number) => void
}

/** A draft that saves itself: what stands in it, what is wrong with it, and where its saving stands. */
export function useDraft({ administrationId, invoice, initial, onCreated }: DraftOptions) {
  const [draft, setDraft] = useState(initial)
  const latest = useRef(initial)
  const persist = usePersist(administrationId, invoice, onCreated)
  const [autosave] = useState(() =>
    createAutosave<InvoiceInput>({
      save: (input) => persist.current.send(input),
      isConflict: (error) => (error as ApiError).status === 409,
      delay_ms: pause_ms,
      now: Date.now,
    }),
  )
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const lastQueued = useRef(JSON.stringify(inputOf(initial).input))
  const problems = useMemo(() => inputOf(draft).problems ?? {}, [draft])

  const update = (change: (draft: Draft) => Draft) => {
    latest.current = change(latest.current)
    setDraft(latest.current)
    const { input } = inputOf(latest.current)
    const text = JSON.stringify(input)
    if (text === lastQueued.current) return
    lastQueued.current = text
    if (input === null) autosave.hold()
    else autosave.change(input)
  }
  useSaveOnLeaving(autosave, saving.phase !== 'saved' && saving.phase !== 'conflict')
  return { draft, update, problems, saving, autosave, target: persist }
}

export type DraftState = ReturnType<typeof useDraft>

/** Sends a draft to the server: creates it once, then changes it by its version. */
function usePersist(administrationId: number, invoice: DraftOptions['invoice'], onCreated: (id: number) => void) {
  const create = useWrite(contract.invoices.create, { errors: 'screen' })
  const save = useWrite(contract.invoices.save, { errors: 'screen' })
  const known = useRef({ id: invoice?.id ?? null, version: invoice?.version ?? 0 })
  /** What was sent to be created without an answer: it may exist, so the same is sent again before anything newer. */
  const unanswered = useRef<InvoiceInput | null>(null)

  async function createOnce(input: InvoiceInput): Promise<boolean> {
    const body = unanswered.current ?? input
    unanswered.current = body
    try {
      const made = await create.mutateAsync({ params: { administrationId }, body })
      known.current = { id: made.id, version: made.version }
      unanswered.current = null
    } catch (error) {
      if ((error as ApiError).status !== 0) unanswered.current = null
      throw error
    }
    onCreated(known.current.id ?? 0)
    return body === input
  }
  async function send(input: InvoiceInput): Promise<void> {
    if (known.current.id === null && (await createOnce(input))) return
    const { id, version } = known.current
    if (id === null) return
    const saved = await save.mutateAsync({
      params: { administrationId, invoiceId: id },
      body: { ...input, version },
    })
    known.current = { id, version: saved.version }
  }
  const current = { send, known }
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  return latest
}
