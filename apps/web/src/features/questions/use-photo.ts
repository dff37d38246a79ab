import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { upload } from '../../app/transport/upload.ts'

/** One photo or file of an answer: it is kept among the documents as soon as it is chosen. */
export function usePhoto(administrationId: number) {
  const client = useQueryClient()
  const [file, setFile] = useState<UploadingFile | null>(null)
  const [documentId, setDocumentId] = useState<number | null>(null)
  const send = async (chosen: File) => {
    const id = crypto.randomUUID()
    const told = { id, name: chosen.name, sizeBytes: chosen.size }
    setFile({ ...told, state: 'uploading', progress: 0 })
    try {
      const input = { params: { administrationId }, query: { name: chosen.name }, body: chosen }
      const kept = await upload(contract.documents.upload, input, {
        idempotencyKey: id,
        onProgress: (progress) => setFile({ ...told, state: 'uploading', progress }),
      })
      setDocumentId(kept.id)
      setFile({ ...told, state: 'done', progress: 1 })
      await invalidateAfter(client, contract.documents.upload)
    } catch (error) {
      setFile({ ...told, state: 'failed', canRetry: false, error: asApiError(error).message })
    }
  }
  const clear = () => {
    setFile(null)
    setDocumentId(null)
  }
  return { files: file === null ? [] : [file], documentId, isUploading: file?.state === 'uploading', send, clear }
}
