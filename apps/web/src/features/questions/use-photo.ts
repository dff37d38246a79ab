import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { uploadDocument } from '../../shared/documents/upload-document.ts'

/** One photo or file of an answer, the one that was chosen last: it is kept among the documents as soon as it is chosen. */
export function usePhoto(administrationId: number) {
  const client = useQueryClient()
  const [file, setFile] = useState<UploadingFile | null>(null)
  const [documentId, setDocumentId] = useState<number | null>(null)
  const latest = useRef<string | null>(null)
  const send = async (chosen: File) => {
    const id = crypto.randomUUID()
    const told = { id, name: chosen.name, sizeBytes: chosen.size }
    // What comes of one that was chosen before, or taken away, is no part of the answer.
    const show = (next: UploadingFile, keptAs: number | null = null) => {
      if (latest.current !== id) return
      setFile(next)
      setDocumentId(keptAs)
    }
    latest.current = id
    show({ ...told, state: 'uploading', progress: 0 })
    try {
      const kept = await uploadDocument(administrationId, chosen, {
        idempotencyKey: id,
        onProgress: (progress) => show({ ...told, state: 'uploading', progress }),
      })
      show({ ...told, state: 'done', progress: 1 }, kept.id)
      await invalidateAfter(client, contract.documents.upload)
    } catch (error) {
      show({ ...told, state: 'failed', canRetry: false, error: asApiError(error).message })
    }
  }
  const clear = () => {
    latest.current = null
    setFile(null)
    setDocumentId(null)
  }
  return { files: file === null ? [] : [file], documentId, isUploading: file?.state === 'uploading', send, clear }
}
