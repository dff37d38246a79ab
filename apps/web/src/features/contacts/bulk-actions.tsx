import { contract, type ContactListItem } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { tellArchived } from '../../shared/lists/archive-several.ts'
import type { RowWords } from '../../shared/lists/several-outcome.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { SeveralExports } from '../../shell/several-exports.tsx'
import { contactsQuery, type ContactsSearch } from './contacts-search.ts'

interface BulkActionsProps {
  administrationId: number
  filter: ContactsSearch
  rows: readonly ContactListItem[]
  /** Chooses none. */
  clear: () => void
}

const words: RowWords = { one: 'relatie', many: 'relaties', called: (name) => name ?? 'Relatie' }

/** What can be done with the contacts that were chosen: put away or taken back, and exported. */
export function BulkActions({ administrationId, filter, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const write = useWrite(contract.contacts.archiveSeveral)
  const contactIds = rows.map(({ id }) => id)
  const query = { ...contactsQuery(filter), ids: contactIds.join(',') }
  const exports = useExports(contract.contacts.export, { params: { administrationId }, query })
  const isArchived = filter.archived === true
  const archive = (ids: number[], archived: boolean) =>
    write.mutate(
      { params: { administrationId }, body: { contactIds: ids, archived } },
      tellArchived(words, archived, (done) => archive(done, !archived), clear),
    )
  return (
    <>
      {mayChange && (
        <Button
          size="small"
          icon={isArchived ? ArchiveRestore : Archive}
          loading={write.isPending}
          onClick={() => archive(contactIds, !isArchived)}
        >
          {isArchived ? 'Terughalen' : 'Archiveren'} {rows.length}
        </Button>
      )}
      <SeveralExports count={rows.length} exports={exports} />
    </>
  )
}
