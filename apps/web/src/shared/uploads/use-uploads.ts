import { ApiError } from '@klopt/api-client'
import type { UploadingFile } from '@klopt/ui'
import { useState } from 'react'
import { UNREADABLE_FILE } from '../../app/transport/readable.ts'

export interface SendOptions {
  readonly idempotencyKey: string
  readonly onProgress: (progress: number) => void
}

/** Files on their way to where `sendOne` brings them; what arrived leaves the list, what failed stays with its reason. */
export function useUploads(sendOne: (file: File, options: SendOptions) => Promise<void>) {
  const [files, setFiles] = useState<readonly UploadingFile[]>([])
  const change = (id: string, changes: Partial<UploadingFile>) =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changes } : file)))
  const remove = (id: string) => setFiles((known) => known.filter((file) => file.id !== id))

  const send = async (id: string, file: File) => {
    try {
      await sendOne(file, { idempotencyKey: id, onProgress: (progress) => change(id, { progress }) })
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
