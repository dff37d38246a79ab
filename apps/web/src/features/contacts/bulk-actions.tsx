import { contract, type ContactListItem } from '@klopt/api-client/contract'
import { askConfirmation, Button, Menu } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { ScrollText } from 'lucide-react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { ArchiveSeveral } from '../../shared/lists/archive-several.tsx'
import type { RowWords } from '../../shared/lists/several-outcome.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { useFileOfSeveral } from '../../shared/lists/use-file-of-several.ts'
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

/** What can be done with the contacts that were chosen: their statements taken along, put away or taken back, and exported. */
export function BulkActions({ administrationId, filter, rows, clear }: BulkActionsProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const write = useWrite(contract.contacts.archiveSeveral)
  const contactIds = rows.map(({ id }) => id)
  const query = { ...contactsQuery(filter), ids: contactIds.join(',') }
  const exports = useExports(contract.contacts.export, { params: { administrationId }, query })
  return (
    <>
      {mayChange && (
        <ArchiveSeveral
          ids={contactIds}
          words={words}
          isArchived={filter.archived === true}
          isPending={write.isPending}
          send={(ids, archived) =>
            write.mutateAsync({ params: { administrationId }, body: { contactIds: ids, archived } })
          }
          mayPutAway={() => mayPutAway(rows)}
          clear={clear}
        />
      )}
      <Statements administrationId={administrationId} contactIds={contactIds} />
      <SeveralExports count={rows.length} exports={exports} />
    </>
  )
}

/** Asks first where somebody among them still has to pay. */
async function mayPutAway(rows: readonly ContactListItem[]): Promise<boolean> {
  const owing = rows.filter(({ openCents }) => openCents > 0)
  const [first] = owing
  if (first === undefined) return true
  const openCents = owing.reduce((sum, row) => sum + row.openCents, 0)
  const who = owing.length === 1 ? first.name : `${owing.length} van deze relaties`
  return askConfirmation({
    title: rows.length === 1 ? 'Relatie archiveren?' : `${rows.length} relaties archiveren?`,
    text: `Van ${who} staat nog ${formatEuro(openCents)} open. De facturen blijven open, en wat je archiveert kun je later terughalen.`,
    confirmLabel: 'Archiveren',
  })
}

/** What each was invoiced and paid, on paper: one PDF of one, a zip or one PDF of several. */
function Statements({ administrationId, contactIds }: { administrationId: number; contactIds: number[] }) {
  const zip = useFileOfSeveral(contract.statements.download)
  const together = useFileOfSeveral(contract.statements.downloadPdf)
  const input = { params: { administrationId }, body: { contactIds } }
  const isPending = zip.isPending || together.isPending
  return contactIds.length === 1 ? (
    <Button size="small" icon={ScrollText} loading={isPending} onClick={() => together.start(input)}>
      Rekeningoverzicht
    </Button>
  ) : (
    <Menu
      placement="top-end"
      trigger={
        <Button size="small" icon={ScrollText} loading={isPending}>
          Rekeningoverzichten {contactIds.length}
        </Button>
      }
      items={[
        { label: 'Rekeningoverzichten als zip', onSelect: () => zip.start(input) },
        { label: 'Rekeningoverzichten als één pdf', onSelect: () => together.start(input) },
      ]}
    />
  )
}
