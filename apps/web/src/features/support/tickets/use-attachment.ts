import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import type { UploadingFile } from '@klopt/ui'
import { useState } from 'react'
import { encodeBase64 } from '../../../app/encode-base64.ts'
import { useWrite } from '../../../app/use-write.ts'

/** A file of 4 MB over a slow line. */
const timeout_ms = 180_000

interface Progress {
  readonly state: UploadingFile['state']
  readonly error?: string
}

export type Attachment = ReturnType<typeof useAttachment>

/** The one file that goes along with a message: chosen before, and sent once the message is there. */
export function useAttachment(administrationId: number) {
  const upload = useWrite(contract.tickets.uploadAttachment, { timeout_ms, errors: 'screen' })
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
      await upload.mutateAsync({ params, body: { name: sent.name, content: await encodeBase64(sent) } })
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
  if (!(error instanceof ApiError)) return 'Dit bestand kon niet gelezen worden. Kies het opnieuw.'
  return error.fields['content'] ?? error.fields['name'] ?? error.message
}
