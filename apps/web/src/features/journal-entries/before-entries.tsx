import { contract, type JournalDraftItem } from '@klopt/api-client/contract'
import { Alert, AppLink, Card, linkClassName, Table, type Column } from '@klopt/ui'
import { formatAmount, formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './journal.css.ts'

/** Above the entries: what is still being written, and templates that could not book themselves. */
export function BeforeEntries({ administrationId }: { administrationId: number }) {
  const params = { administrationId }
  const drafts = useQuery(query(contract.journalDrafts.list, { params })).data ?? []
  const templates = useQuery(query(contract.journalTemplates.list, { params })).data ?? []
  const held = templates.filter(({ repetition }) => repetition?.held != null)
  if (drafts.length === 0 && held.length === 0) return null
  return (
    <div className={styles.above}>
      {held.map(({ id, name, repetition }) => (
        <Alert
          key={id}
          tone="warning"
          title={`Sjabloon ${name} is niet geboekt`}
          action={
            <AppLink href={administrationAddress(administrationId, 'journal/templates')} className={linkClassName}>
              Naar de sjablonen
            </AppLink>
          }
        >
          {repetition?.held?.reason} We proberen het elke nacht opnieuw.
        </Alert>
      ))}
      {drafts.length > 0 && <Drafts administrationId={administrationId} drafts={drafts} />}
    </div>
  )
}

function Drafts({ administrationId, drafts }: { administrationId: number; drafts: readonly JournalDraftItem[] }) {
  const navigate = useNavigate()
  const hrefOf = (draftId: number) =>
    administrationAddress(administrationId, 'journal/$draftId', { params: { draftId } })
  return (
    <Card title="Concepten" aside={String(drafts.length)} padding="none">
      <Table
        label="Concepten"
        columns={draftColumns(hrefOf)}
        rows={drafts}
        rowKey={({ id }) => String(id)}
        onRowActivate={({ id }) => void navigate({ href: hrefOf(id) })}
      />
    </Card>
  )
}

const draftColumns = (hrefOf: (draftId: number) => string): readonly Column<JournalDraftItem>[] => [
  {
    id: 'date',
    header: 'Boekdatum',
    width: '120px',
    cell: ({ entryDate }) => (entryDate === null ? '–' : formatDateShort(entryDate)),
  },
  {
    id: 'description',
    header: 'Omschrijving',
    card: 'title',
    cell: ({ id, description }) => (
      <AppLink href={hrefOf(id)} className={styles.name}>
        {description || 'Zonder omschrijving'}
      </AppLink>
    ),
  },
  {
    id: 'updated',
    header: 'Bewaard',
    width: '320px',
    priority: 2,
    cell: ({ updatedAt, updatedBy }) => `${instantText(updatedAt)}${updatedBy === null ? '' : ` door ${updatedBy}`}`,
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '128px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatAmount(amountCents),
  },
]
