import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { ArchiveSeveral } from '../../shared/lists/archive-several.tsx'
import type { RowWords } from '../../shared/lists/several-outcome.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { SeveralExports } from '../../shell/several-exports.tsx'
import { queryOf, type DocumentsSearch } from './documents-search.ts'

interface BulkActionsProps {
  administrationId: number
  filter: DocumentsSearch
  rows: readonly InboxDocument[]
  /** Chooses none. */
  clear: () => void
}

const words: RowWords = { one: 'document', many: 'documenten', called: (name) => name ?? 'Document' }
const deeds = { away: 'Naar prullenbak', back: 'Terugzetten', put: 'in de prullenbak gezet', taken: 'teruggezet' }

/**
 * What can be done with the documents that were chosen: thrown away or taken back, and exported. What was processed goes
 * to the bin one by one: undone, it would wait to be booked again.
 */
export function BulkActions({ administrationId, filter, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const write = useWrite(contract.documents.archiveSeveral)
  const documentIds = rows.map(({ id }) => id)
  const query = { ...queryOf(filter), ids: documentIds.join(',') }
  const exports = useExports(contract.documents.export, { params: { administrationId }, query })
  return (
    <>
      {mayChange && filter.state !== 'processed' && (
        <ArchiveSeveral
          {...{ words, deeds, clear }}
          ids={documentIds}
          isArchived={filter.state === 'archived'}
          isPending={write.isPending}
          send={(ids, archived) =>
            write.mutateAsync({ params: { administrationId }, body: { documentIds: ids, archived } })
          }
        />
      )}
      <SeveralExports count={rows.length} exports={exports} />
    </>
  )
}
