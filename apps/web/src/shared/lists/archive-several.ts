import type { SeveralOutcome } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { counted, tellSeveral, type RowWords } from './several-outcome.ts'

/** Says how many were put away or taken back, with the way to undo that, and which were not and why. */
export function tellArchived(words: RowWords, archived: boolean, undo: (ids: number[]) => void, clear: () => void) {
  const done = archived ? 'gearchiveerd' : 'teruggehaald'
  const { onError, onSuccess } = tellSeveral(words, done, clear)
  return {
    onError,
    onSuccess: (outcome: SeveralOutcome) => {
      if (outcome.done.length > 0) {
        toast.success(`${counted(words, outcome.done.length)} ${done}`, { undo: () => undo([...outcome.done]) })
      }
      onSuccess({ ...outcome, done: [] })
    },
  }
}
