import { contract } from '@klopt/api-client/contract'
import { api } from '../../../app/transport/calls.ts'
import type { Kept } from './import-files.ts'

const LOOK_EVERY_MS = 500

interface Followed {
  readonly administrationId: number
  /** By which the import was named when it was sent. */
  readonly progress: string
}

/** Asks how far an import is and tells it, until it is stopped. Of a server that does not know nothing is told. */
export function followImport({ administrationId, progress }: Followed, tell: (kept: Kept) => void): () => void {
  let isOver = false
  const look = async () => {
    const input = { params: { administrationId }, query: { progress } }
    const answer = await api.call(contract.bank.importProgress, input).catch(() => null)
    if (isOver) return
    if (answer?.progress) tell(answer.progress)
    timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }
  let timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
