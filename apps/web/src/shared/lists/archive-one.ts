import { toast } from '@klopt/ui'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'

interface ArchiveOne {
  /** Asks the server to put it away, or to take it back. */
  send: (archived: boolean, version: number) => Promise<{ readonly version: number }>
  /** That it was done, in a few words. */
  told: (archived: boolean) => string
}

/**
 * Puts one thing away or takes it back, and says so with the way to undo that, also after its screen was left. Answers whether
 * it was done.
 */
export async function archiveOne({ send, told }: ArchiveOne, archived: boolean, version: number): Promise<boolean> {
  try {
    const answer = await send(archived, version)
    toast.success(told(archived), { undo: () => void archiveOne({ send, told }, !archived, answer.version) })
    return true
  } catch (error) {
    notifyByToast(asApiError(error))
    return false
  }
}
