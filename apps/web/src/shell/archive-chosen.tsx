import type { SeveralOutcome } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { asApiError } from '../app/errors/failures.ts'
import { tellArchived } from '../shared/lists/archive-several.ts'
import type { RowWords } from '../shared/lists/several-outcome.ts'

interface ArchiveChosenProps {
  ids: readonly number[]
  /** They are put away already: they are taken back. */
  isArchived: boolean
  isPending: boolean
  words: RowWords
  send: (ids: number[], archived: boolean) => Promise<SeveralOutcome>
  /** Asks before they are put away; without it that is undone from its message alone. */
  mayPutAway?: () => Promise<boolean>
  /** Chooses none. */
  clear: () => void
}

/** Puts the rows that were chosen away, or takes them back, with the way to undo that. */
export function ArchiveChosen({ ids, isArchived, isPending, words, send, mayPutAway, clear }: ArchiveChosenProps) {
  const archive = (some: number[], archived: boolean) => {
    const tell = tellArchived(words, archived, (done) => archive(done, !archived), clear)
    // It is undone from a message, when no row is chosen and this button is gone.
    void send(some, archived).then(tell.onSuccess, (error: unknown) => tell.onError(asApiError(error)))
  }
  const press = async () => {
    const isSure = isArchived || mayPutAway === undefined || (await mayPutAway())
    if (isSure) archive([...ids], !isArchived)
  }
  return (
    <Button size="small" icon={isArchived ? ArchiveRestore : Archive} loading={isPending} onClick={() => void press()}>
      {isArchived ? 'Terughalen' : 'Archiveren'} {ids.length}
    </Button>
  )
}
