import { ApiError, invalidateAfter } from '@klopt/api-client'
import { contract, type EarlierInvoice } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { upload } from '../../app/transport/upload.ts'
import { numberInName } from './match-invoice.ts'

const call = contract.earlierInvoices.upload
const NO_NUMBER = 'We herkennen geen nummer van een openstaande factuur in de naam. Noem het bestand naar zijn nummer.'

/** PDFs on their way to the invoices that their names say; what arrived leaves the list, what did not says why. */
export function useEarlierPdfs(administrationId: number, invoices: readonly EarlierInvoice[]) {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly UploadingFile[]>([])
  const change = (id: string, changes: Partial<UploadingFile>) =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)))
  const remove = (id: string) => setFiles((known) => known.filter((file) => file.id !== id))

  const send = async (id: string, file: File) => {
    const number = numberInName(
      file.name,
      invoices.map((invoice) => invoice.number),
    )
    const invoice = invoices.find((each) => each.number === number)
    if (invoice === undefined) return change(id, { state: 'failed', canRetry: false, error: NO_NUMBER })
    const params = { administrationId, openItemId: invoice.openItemId }
    try {
      const onProgress = (progress: number) => change(id, { progress })
      await upload(call, { params, query: { name: file.name }, body: file }, { idempotencyKey: id, onProgress })
      await invalidateAfter(client, call)
      remove(id)
    } catch (error) {
      const words = error instanceof ApiError ? (error.fields['content'] ?? error.message) : UNREADABLE_FILE
      change(id, { state: 'failed', canRetry: false, error: words })
    }
  }
  const add = (chosen: readonly File[]) => {
    for (const file of chosen) {
      const id = crypto.randomUUID()
      setFiles((known) => [...known, { id, name: file.name, sizeBytes: file.size, state: 'uploading', progress: 0 }])
      void send(id, file)
    }
  }
  return { files, add, remove }
}
