import { ApiError, invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { upload } from '../../app/transport/upload.ts'

const call = contract.invoiceAttachments.add

/** Files on their way to an invoice; what arrived leaves the list, what failed stays with its reason. */
export function useAttachments(administrationId: number, invoiceId: number) {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly UploadingFile[]>([])
  const change = (id: string, changes: Partial<UploadingFile>) =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)))
  const remove = (id: string) => setFiles((known) => known.filter((file) => file.id !== id))

  const send = async (id: string, file: File) => {
    try {
      const input = { params: { administrationId, invoiceId }, query: { name: file.name }, body: file }
      await upload(call, input, { idempotencyKey: id, onProgress: (progress) => change(id, { progress }) })
      await invalidateAfter(client, call)
      remove(id)
    } catch (error) {
      change(id, { state: 'failed', canRetry: false, error: messageOf(error) })
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

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE_FILE
  return error.fields['content'] ?? error.message
}
