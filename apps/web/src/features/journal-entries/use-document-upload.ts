import { invalidateAfter } from '@klopt/api-client'
import { contract, type JournalDocument } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { uploadDocument } from '../../shared/documents/upload-document.ts'

/** Files on their way to an entry; what arrived is told and leaves the list, what failed stays with its reason. */
export function useDocumentUpload(administrationId: number, onAdd: (document: JournalDocument) => void) {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly UploadingFile[]>([])
  const change = (id: string, changes: Partial<UploadingFile>) =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)))
  const remove = (id: string) => setFiles((known) => known.filter((file) => file.id !== id))

  const send = async (id: string, file: File) => {
    try {
      const kept = await uploadDocument(administrationId, file, {
        idempotencyKey: id,
        onProgress: (progress) => change(id, { progress }),
      })
      onAdd({ documentId: kept.id, fileId: kept.fileId, name: file.name, mimeType: file.type })
      remove(id)
      await invalidateAfter(client, contract.documents.upload)
    } catch (error) {
      change(id, { state: 'failed', canRetry: false, error: asApiError(error).message })
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
