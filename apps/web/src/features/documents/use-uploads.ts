import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { uploadDocument } from '../../shared/documents/upload-document.ts'
import { failureOf } from './failure-of.ts'
import { createQueue } from './queue.ts'
import { reduceUploads, type Upload } from './upload-list.ts'

/** How many files are sent at a time: more make none of them faster. */
const AT_ONCE = 3

interface Sending {
  readonly file: File
  /** One key a file: sending it again after a lost connection has one effect. */
  readonly key: string
  stop: AbortController
}

/** Files on their way to the inbox, each with its own progress; what arrived leaves the list. */
export function useUploads(administrationId: number) {
  const client = useQueryClient()
  const [uploads, dispatch] = useReducer(reduceUploads, [])
  const sending = useRef(new Map<string, Sending>())
  const [enqueue] = useState(() => createQueue(AT_ONCE))
  const change = (id: string, to: Partial<Upload>) => dispatch({ type: 'changed', id, change: to })

  const send = async (id: string, { file, key, stop }: Sending) => {
    // Taken away while it waited.
    if (stop.signal.aborted) return
    change(id, { state: 'uploading', progress: 0 })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const options = { signal: stop.signal, idempotencyKey: key, onProgress }
      const kept = await uploadDocument(administrationId, file, options)
      if (kept.isDuplicate) change(id, { state: 'done', known: { id: kept.id, name: file.name } })
      else remove(id)
      await invalidateAfter(client, contract.documents.upload)
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', ...failureOf(error) })
    }
  }
  const start = (id: string) => {
    const entry = sending.current.get(id)
    if (entry) enqueue(() => send(id, entry))
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const id = crypto.randomUUID()
      sending.current.set(id, { file, key: crypto.randomUUID(), stop: new AbortController() })
      return { id, name: file.name, sizeBytes: file.size, state: 'waiting' }
    })
    dispatch({ type: 'added', files: added })
    for (const { id } of added) start(id)
  }
  const remove = (id: string) => {
    sending.current.get(id)?.stop.abort()
    sending.current.delete(id)
    dispatch({ type: 'removed', id })
  }
  const retry = (id: string) => {
    change(id, { state: 'waiting', progress: null })
    start(id)
  }
  useGoOnElsewhere(uploads)
  return { uploads, add, remove, retry }
}

/** Leaving the screen does not stop what is being sent; a tab that closes asks first. */
function useGoOnElsewhere(uploads: readonly Upload[]): void {
  const count = uploads.filter(({ state }) => state === 'waiting' || state === 'uploading').length
  useEffect(() => {
    if (count === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [count])
  const left = useRef(0)
  useEffect(() => {
    left.current = count
  })
  useEffect(
    () => () => {
      if (left.current > 0) toast.success('Het uploaden gaat door. Je vindt de bestanden straks bij Documenten.')
    },
    [],
  )
}
