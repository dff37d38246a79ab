import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { upload } from '../../../app/transport/upload.ts'
import {
  importable,
  MAX_FILE_BYTES,
  reduceFiles,
  TOO_LARGE_TEXT,
  type ImportFile,
  type ImportState,
  type Statement,
} from './import-files.ts'
import { isPassing, refusalOf } from './refusal-of.ts'

interface Sent {
  readonly file: File
  /** One key a file and book: importing it again after a lost connection has one effect. */
  readonly key: string
  /** The book that was chosen for it, since it does not name its account. */
  readonly journalId?: string
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

  const read = async (id: string) => {
    const entry = sent.current.get(id)
    if (!entry) return
    try {
      const input = { params, query: queryOf(entry), body: entry.file }
      const { statements } = await upload(contract.bank.preview, input)
      become(id, { step: 'ready', statements, error: null })
    } catch (error) {
      become(id, refusalOf(error))
    }
  }
  const preview = (id: string) => {
    become(id, { step: 'reading' })
    queue.current = queue.current.then(() => read(id))
  }

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): ImportFile => {
      const id = crypto.randomUUID()
      sent.current.set(id, { file, key: crypto.randomUUID() })
      return { id, name: file.name, sizeBytes: file.size, state: { step: 'reading' } }
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
  const remove = (id: string) => {
    sent.current.delete(id)
    dispatch({ type: 'removed', id })
  }

  const importOne = async (id: string, statements: readonly Statement[], createBook: boolean) => {
    const entry = sent.current.get(id)
    if (!entry) return
    become(id, { step: 'importing', statements })
    try {
      const query = { ...queryOf(entry), createBook: createBook ? ('true' as const) : ('false' as const) }
      const input = { params, query, body: entry.file }
      become(id, { step: 'done', imported: await upload(contract.bank.import, input, { idempotencyKey: entry.key }) })
    } catch (error) {
      become(id, isPassing(error) ? { step: 'ready', statements, error: error.message } : refusalOf(error))
    }
  }
  const importAll = async (createBook: boolean) => {
    setImporting(true)
    for (const { id, statements } of importable(files)) {
      await importOne(id, statements, createBook)
    }
    await invalidateAfter(client, contract.bank.import)
    setImporting(false)
  }
  return { files, isImporting, add, choose, remove, retry: preview, importAll }
}
