import { invalidateAfter } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { today } from '../../../app/today.ts'
import { uploadDocument } from '../../../shared/documents/upload-document.ts'
import { failureOf } from '../failure-of.ts'
import { receiptFile } from './receipt-file.ts'
import type { ReceiptPage } from './receipt-page.ts'

interface Attempt {
  readonly pages: readonly ReceiptPage[]
  readonly file: File
  /** One key for the same pages: sending them again after a lost connection has one effect. */
  readonly key: string
}

/** Sends the pages of a receipt as one document; what failed can be sent again as it stands. */
export function useSendReceipt(administrationId: number, onKept: (document: { id: number; isKnown: boolean }) => void) {
  const client = useQueryClient()
  const last = useRef<Attempt | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (pages: readonly ReceiptPage[]) => {
    setProblem(null)
    setProgress(0)
    try {
      if (last.current?.pages !== pages) {
        const file = await receiptFile(pages, `bonnetje-${today()}`)
        last.current = { pages, file, key: crypto.randomUUID() }
      }
      const { file, key } = last.current
      const kept = await uploadDocument(administrationId, file, { idempotencyKey: key, onProgress: setProgress })
      await invalidateAfter(client, contract.documents.upload)
      onKept({ id: kept.id, isKnown: kept.isDuplicate })
    } catch (error) {
      setProblem(failureOf(error).error ?? null)
    }
    setProgress(null)
  }
  return { send, problem, progress }
}
