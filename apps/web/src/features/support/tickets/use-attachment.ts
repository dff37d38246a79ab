import { ApiError, invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { encodeBase64 } from '../../../app/transport/encode-base64.ts'
import { UNREADABLE_FILE } from '../../../app/transport/readable.ts'
import { upload } from '../../../app/transport/upload.ts'

const call = contract.tickets.uploadAttachment

interface Progress {
  readonly state: UploadingFile['state']
  /** How much of it is sent, from 0 to 1. */
  readonly progress?: number
  readonly error?: string
}

export type Attachment = ReturnType<typeof useAttachment>

/** The one file that goes along with a message: chosen before, and sent once the message is there. */
export function useAttachment(administrationId: number) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' })

  const choose = (next: File | null) => {
    setFile(next)
    setProgress({ state: 'waiting' })
  }
  /** Sends a file with the response that is asked for; true when it is there. What went wrong stands with the file. */
  const send = async (sent: File, responseIdOf: () => Promise<number>): Promise<boolean> => {
    setProgress({ state: 'uploading' })
    try {
      const params = { administrationId, responseId: await responseIdOf() }
      const body = { name: sent.name, content: await encodeBase64(sent) }
      // The same file once more on the same response changes nothing, so a retry needs no key of its own.
      await upload(
        call,
        { params, body },
        { onProgress: (share) => setProgress({ state: 'uploading', progress: share }) },
      )
      await invalidateAfter(client, call)
      setProgress({ state: 'done' })
      return true
    } catch (error) {
      setProgress({ state: 'failed', error: messageOf(error) })
      return false
    }
  }
  const files: UploadingFile[] =
    file === null ? [] : [{ id: 'attachment', name: file.name, sizeBytes: file.size, ...progress }]
  return { file, files, state: progress.state, isUploading: progress.state === 'uploading', choose, send }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE_FILE
  return error.fields['content'] ?? error.fields['name'] ?? error.message
}
