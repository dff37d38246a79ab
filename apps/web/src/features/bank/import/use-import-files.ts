import { invalidateAfter } from '@klopt/api-client'
import { contract, type ColumnMapping, type MappedTable } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { api } from '../../../app/transport/calls.ts'
import { upload } from '../../../app/transport/upload.ts'
import { followImport } from './follow-import.ts'
import {
  importable,
  MAX_FILE_BYTES,
  reduceFiles,
  TOO_LARGE_TEXT,
  type ImportFile,
  type ImportState,
  type Statement,
} from './import-files.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { isPassing, refusalOf } from './refusal-of.ts'

interface Sent {
  readonly file: File
  /** One key a file and book: importing it again after a lost connection has one effect. */
  readonly key: string
  /** The book that was chosen for it, since it does not name its account. */
  readonly journalId?: string
  /** How its columns are tried out, before that is kept. */
  readonly mapping?: ColumnMapping
  /** By which what is under way with it is broken off. */
  readonly stop?: AbortController
}

const queryOf = ({ file, journalId }: Sent) => ({ name: file.name, ...(journalId !== undefined && { journalId }) })

/** The chosen files: read one after another, previewed, and imported one after another. */
export function useImportFiles(administrationId: number) {
  const client = useQueryClient()
  const [files, dispatch] = useReducer(reduceFiles, [])
  const [isImporting, setImporting] = useState(false)
  const sent = useRef(new Map<string, Sent>())
  const queue = useRef(Promise.resolve())
  const params = { administrationId }
  const become = (id: string, state: ImportState) => dispatch({ type: 'changed', id, state })

  /** The file with a way to stop what begins now; undefined once it was taken away. */
  const begin = (id: string) => {
    const entry = sent.current.get(id)
    if (!entry) return undefined
    const begun = { ...entry, stop: new AbortController() }
    sent.current.set(id, begun)
    return begun
  }
  const read = async (id: string) => {
    const entry = begin(id)
    if (!entry) return
    try {
      const input = { params, query: queryOf(entry), body: entry.file }
      // Another book is compared without its card being taken away.
      const onProgress = (share: number) => dispatch({ type: 'sent', id, share })
      const { statements, table } = await upload(contract.bank.preview, input, {
        signal: entry.stop.signal,
        onProgress,
      })
      if (table && statements.length === 0) become(id, { step: 'mapping', table, isBusy: false, error: null })
      else become(id, { step: 'ready', statements, error: null, table })
    } catch (error) {
      if (!entry.stop.signal.aborted) become(id, refusalOf(error))
    }
  }
  const preview = (id: string) => {
    become(id, { step: 'reading', sent: 0 })
    queue.current = queue.current.then(() => read(id))
  }

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): ImportFile => {
      const id = crypto.randomUUID()
      sent.current.set(id, { file, key: crypto.randomUUID() })
      return { id, name: file.name, sizeBytes: file.size, state: { step: 'reading', sent: 0 } }
    })
    dispatch({ type: 'added', files: added })
    for (const { id, sizeBytes } of added) {
      if (sizeBytes <= MAX_FILE_BYTES) preview(id)
      else become(id, { step: 'refused', message: TOO_LARGE_TEXT, conflicts: [], canRetry: false })
    }
  }
  const choose = (id: string, journalId: number) => {
    const entry = sent.current.get(id)
    if (!entry) return
    sent.current.set(id, { ...entry, journalId: String(journalId), key: crypto.randomUUID() })
    dispatch({ type: 'book-chosen', id, journalId })
    // The card stays as it is, and the focus with it, until the server has compared the file with this book.
    queue.current = queue.current.then(() => read(id))
  }
  /** Reads the file as its columns are named now; what was named meanwhile goes before its answer. */
  const tryMapping = async (id: string, mapping: ColumnMapping) => {
    const entry = sent.current.get(id)
    if (entry?.mapping !== mapping) return
    const query = { ...queryOf(entry), mapping: JSON.stringify(mapping) }
    const state = await upload(contract.bank.preview, { params, query, body: entry.file }).then(
      ({ table }) => table && mappingState(table),
      refusalOf,
    )
    if (sent.current.get(id)?.mapping === mapping && state) become(id, state)
  }
  const map = (id: string, mapping: ColumnMapping) => {
    const entry = sent.current.get(id)
    if (!entry) return
    sent.current.set(id, { ...entry, mapping })
    dispatch({ type: 'mapped', id, mapping })
    queue.current = queue.current.then(() => tryMapping(id, mapping))
  }
  /** Keeps what the columns are, and reads the file by it as the next one will be. */
  const keepMapping = async (id: string, table: MappedTable) => {
    const { source, fingerprint, header, mapping } = table
    become(id, { step: 'mapping', table, isBusy: true, error: null })
    const input = { params, body: { source, fingerprint, header, ...mapping } }
    try {
      await api.call(contract.bank.saveImportMapping, input, { idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      const { fields, message } = asApiError(error)
      return become(id, { step: 'mapping', table, isBusy: false, error: fields['columns'] ?? message })
    }
    preview(id)
  }
  const remove = (id: string) => {
    sent.current.get(id)?.stop?.abort()
    sent.current.delete(id)
    dispatch({ type: 'removed', id })
  }

  const importOne = async (id: string, statements: readonly Statement[], createBook: boolean) => {
    const entry = begin(id)
    if (!entry) return
    become(id, { step: 'importing', statements, sent: 0 })
    const { signal } = entry.stop
    const followed = { administrationId, progress: entry.key }
    const stopFollowing = followImport(followed, (kept) => dispatch({ type: 'kept', id, kept }))
    try {
      const query = { ...queryOf(entry), createBook: createBook ? 'true' : 'false', progress: entry.key } as const
      const input = { params, query, body: entry.file }
      const onProgress = (share: number) => dispatch({ type: 'sent', id, share })
      const options = { idempotencyKey: entry.key, signal, onProgress }
      become(id, { step: 'done', statements, imported: await upload(contract.bank.import, input, options) })
    } catch (error) {
      if (signal.aborted) return stopped(id)
      become(id, isPassing(error) ? { step: 'ready', statements, error: error.message } : refusalOf(error))
    } finally {
      stopFollowing()
    }
  }
  /** It may have been done just before it was stopped: reading the file again says what is in the books. */
  const stopped = (id: string) => {
    const entry = sent.current.get(id)
    if (!entry) return
    sent.current.set(id, { ...entry, key: crypto.randomUUID() })
    preview(id)
  }
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
    for (const { id, state } of files) if (state.step === 'importing') sent.current.get(id)?.stop?.abort()
  }
  const importAll = async (createBook: boolean) => {
    setImporting(true)
    isStopped.current = false
    for (const { id, statements } of importable(files)) {
      if (isStopped.current) break
      await importOne(id, statements, createBook)
    }
    await invalidateAfter(client, contract.bank.import)
    setImporting(false)
  }
  const askMapping = (id: string) => dispatch({ type: 'mapping-asked', id })
  return { files, isImporting, add, choose, remove, retry: preview, importAll, stop, map, keepMapping, askMapping }
}

const mappingState = (table: MappedTable): ImportState => ({ step: 'mapping', table, isBusy: false, error: null })
