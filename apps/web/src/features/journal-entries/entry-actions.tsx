import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, Icon } from '@klopt/ui'
import { Copy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { newEntryHref } from '../../app/routing/hrefs.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { ReverseModal } from './reverse-modal.tsx'

export interface EntryActionsProps {
  administrationId: number
  entry: ResponseOf<typeof contract.reports.entry>
}

/** What can be done with an entry that somebody wrote: one like it, and taking it back. */
export function EntryActions({ administrationId, entry }: EntryActionsProps) {
  const [reverses, setReverses] = useState(false)
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  if (!mayWrite || entry.sourceType !== 'general') return null
  const mayReverse = entry.reversesEntryId === null && entry.reversedByEntryId === null
  return (
    <>
      <AppLink href={newEntryHref(administrationId, { copy: entry.id })} className={buttonClassName()}>
        <Icon of={Copy} />
        Kopiëren
      </AppLink>
      {mayReverse && (
        <Button icon={Undo2} onClick={() => setReverses(true)}>
          Terugdraaien
        </Button>
      )}
      {reverses && (
        <ReverseModal
          administrationId={administrationId}
          entryId={entry.id}
          entryDate={entry.date}
          onClose={() => setReverses(false)}
        />
      )}
    </>
  )
}
