import type { SeveralOutcome } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { asApiError } from '../../app/errors/failures.ts'
import { counted, notifySeveral, type RowWords } from './several-outcome.ts'

/** What putting away and taking back are called, and what is told of them. */
interface ArchiveDeeds {
  /** 'Archiveren' */
  away: string
  /** 'Terughalen' */
  back: string
  /** '3 producten gearchiveerd' */
  put: string
  /** '3 producten teruggehaald' */
  taken: string
}
const archiving: ArchiveDeeds = { away: 'Archiveren', back: 'Terughalen', put: 'gearchiveerd', taken: 'teruggehaald' }

interface ArchiveSeveralProps {
  ids: number[]
  words: RowWords
  deeds?: ArchiveDeeds
  /** Whether they are in the archive, so that they can be taken back. */
  isArchived: boolean
  isPending: boolean
  /** Asks the server to put rows away, or to take them back. */
  send: (ids: number[], archived: boolean) => Promise<SeveralOutcome>
  /** Whether they may be put away, where that is asked first. */
  mayPutAway?: () => Promise<boolean>
  /** Chooses none. */
  clear: () => void
}

/** Puts the rows that were chosen away, or takes them back; either can be undone. */
export function ArchiveSeveral(props: ArchiveSeveralProps) {
  const { ids, words, deeds = archiving, isArchived, isPending, send, mayPutAway, clear } = props
  const archive = (of: number[], archived: boolean) => {
    const tell = notifyArchived(words, archived ? deeds.put : deeds.taken, (done) => archive(done, !archived), clear)
    // It is undone from a message, when no row is chosen and this button is gone.
    void send(of, archived).then(tell.onSuccess, (error: unknown) => tell.onError(asApiError(error)))
  }
  const askAndArchive = async () => {
    if (!isArchived && mayPutAway && !(await mayPutAway())) return
    archive(ids, !isArchived)
  }
  return (
    <Button
      size="small"
      icon={isArchived ? ArchiveRestore : Archive}
      loading={isPending}
      onClick={() => void askAndArchive()}
    >
      {isArchived ? deeds.back : deeds.away} {ids.length}
    </Button>
  )
}

/** Says how many were put away or taken back, with the way to undo that, and which were not and why. */
function notifyArchived(words: RowWords, done: string, undo: (ids: number[]) => void, clear: () => void) {
  const { onError, onSuccess } = notifySeveral(words, done, clear)
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
