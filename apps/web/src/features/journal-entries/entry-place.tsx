import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useState } from 'react'
import { isMissing } from '../../app/errors/failures.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import type { EditorSession } from '../../shared/drafts/editor-session.ts'
import { useEditorSession } from '../../shared/drafts/use-editor-session.ts'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NoChange } from '../../shell/no-change.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { emptyDraft, type EntryDraft } from './entry-draft.ts'
import { NewEntryScreen } from './new-entry-screen.tsx'
import { draftOf } from './wire.ts'

export interface EntryPlaceProps {
  administrationId: number
  subject: EditorSubject
  accounts: readonly LedgerAccount[]
  /** What a new one begins with: a copy or a template; null for an empty one. */
  initial: EntryDraft | null
}

/** An entry that is being written, at its address: a new one gets its own at its first save. */
export function EntryPlace({ administrationId, subject, accounts, initial }: EntryPlaceProps) {
  const { session, ...rest } = useEditorSession(subject, (draftId) =>
    administrationAddress(administrationId, 'journal/$draftId', { params: { draftId } }),
  )
  // The next entry of a row goes on with the day of the one before.
  const [nextDate, setNextDate] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const onNext = (date: string) => {
    setNextDate(date)
    // Its address may not have changed yet, so that this alone begins another sitting.
    if (session.isNew) setRound((before) => before + 1)
  }
  const begun = nextDate === null ? initial : null
  return (
    <EntrySitting
      key={`${session.key}.${round}`}
      {...{ administrationId, session, accounts, ...rest }}
      initial={begun ?? emptyDraft(nextDate ?? today())}
      onNext={onNext}
    />
  )
}

interface EntrySittingProps {
  administrationId: number
  session: EditorSession
  accounts: readonly LedgerAccount[]
  initial: EntryDraft
  onCreated: (draftId: number) => void
  onLoadNewest: () => void
  onNext: (date: string) => void
}

function EntrySitting({ administrationId, session, accounts, initial, ...rest }: EntrySittingProps) {
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'ACCOUNTING' })
  const draftId = session.isNew || session.subject === 'new' ? null : session.subject
  const kept = useFresh(
    contract.journalDrafts.get,
    { params: { administrationId, draftId: draftId ?? 0 } },
    { enabled: draftId !== null },
  )
  if (writeBlock) {
    const back = { href: administrationAddress(administrationId, 'journal'), label: 'Naar het memoriaal' }
    return <NoChange writeBlock={writeBlock} back={back} />
  }
  if (draftId === null) return <NewEntryScreen {...{ administrationId, accounts, initial, ...rest }} start={null} />
  if (kept.data) {
    return (
      <NewEntryScreen
        {...{ administrationId, accounts, ...rest }}
        start={kept.data}
        initial={draftOf(kept.data, accounts)}
      />
    )
  }
  if (isMissing(kept.error)) return <NotFound />
  if (kept.isError) return <PageLoadError error={kept.error} onRetry={() => void kept.refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton height="360px" />
    </div>
  )
}
