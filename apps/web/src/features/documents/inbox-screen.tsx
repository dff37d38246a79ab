import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { AppLink, Alert, EmptyState, FileUpload, linkClassName, visuallyHidden } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { isBeingRead, readingText } from '../../shared/documents/expected-text.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import type { Months } from '../../shared/lists/month-groups.ts'
import { ROOM_FOR_COUNT } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { PurchaseTabs } from '../../shell/purchase-tabs.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { documentColumns } from './document-columns.tsx'
import { administrationAddress } from '../../app/routing/address.ts'
import {
  documentsHref,
  documentStates,
  queryOf,
  readDocumentsSearch,
  type DocumentsSearch,
} from './documents-search.ts'
import { InboxAddress } from './inbox-address.tsx'
import { nothingHere } from './nothing-here.ts'
import * as styles from './inbox-screen.css.ts'
import { useUploads } from './use-uploads.ts'

export interface InboxScreenProps {
  administrationId: number
  filter: DocumentsSearch
  onFilter: (filter: DocumentsSearch) => void
}

/** The documents that came in: uploaded, dropped or mailed, and what became of them. */
export function InboxScreen({ administrationId, filter, onFilter }: InboxScreenProps) {
  usePageTitle('Documenten')
  const current = filter.state ?? 'unprocessed'
  const asked = { params: { administrationId }, query: queryOf(filter) }
  const pages = usePages(contract.documents.list, asked, {
    pollWhile: (items) => items.some(({ recognition }) => isBeingRead(recognition)),
  })
  const exports = useExports(contract.documents.export, asked)
  const counts = pages.first?.counts
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const columns = useMemo(() => documentColumns(administrationId, mayBook), [administrationId, mayBook])
  return (
    <ListScreen
      name={`documents.${administrationId}`}
      title="Inkoop"
      tableLabel="Documenten"
      itemsName="documenten"
      allLabel="Te verwerken"
      summary={mayBook && 'Wat binnenkomt, wordt meteen gelezen.'}
      tabs={
        <>
          <PurchaseTabs administrationId={administrationId} current="documents" />
          {mayBook && <Uploads administrationId={administrationId} />}
          <ReadingLine rows={pages.items} />
        </>
      }
      {...{ filter, onFilter, pages, columns, exports, months }}
      read={readDocumentsSearch}
      hrefOf={(next) => documentsHref(administrationId, next)}
      segments={documentStates.map(({ state, label }) => ({
        id: state,
        label,
        href: documentsHref(administrationId, { ...filter, state, start: undefined }),
        current: state === current,
        count: counts ? counts[state] : ROOM_FOR_COUNT,
      }))}
      defaultSort="-createdAt"
      starts={{ createdAt: { label: 'dag van binnenkomst', kind: 'date' } }}
      searchLabel="Zoek een document"
      searchPlaceholder="Bestand, leverancier of afzender"
      {...(filter.search === undefined && counts && { totalCount: counts[current] })}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) =>
        administrationAddress(administrationId, 'purchases/documents/$documentId', { params: { documentId: id } })
      }
      bulk={{
        actions: (rows, clear) => <BulkActions {...{ administrationId, filter, rows, clear }} />,
        summary: (rows) => sumRead(rows),
      }}
      empty={<NoDocuments state={current} counts={counts} isSearch={filter.search !== undefined} />}
    />
  )
}

/** Not what they come to: of some that is not read yet. */
const months: Months<InboxDocument> = {
  days: { createdAt: ({ createdAt }) => dayOfInstant(createdAt) },
  words: ['document', 'documenten'],
}

/** What was read of them comes to; nothing while nothing was. */
function sumRead(rows: readonly InboxDocument[]): string | null {
  const read = rows.flatMap(({ summary }) => summary?.grossCents ?? [])
  return read.length === 0 ? null : formatEuro(read.reduce((sum, cents) => sum + cents, 0))
}

/** How many documents are being read, told as it changes. */
function ReadingLine({ rows }: { rows: readonly InboxDocument[] }) {
  const reading = readingText(rows)
  return (
    <p role="status" className={reading === null ? visuallyHidden : styles.expected}>
      {reading}
    </p>
  )
}

/** Where files come in, how far they are, and which of them were there already. */
function Uploads({ administrationId }: { administrationId: number }) {
  const { uploads, add, remove, retry } = useUploads(administrationId)
  return (
    <div className={styles.uploads}>
      <FileUpload
        wholePage
        compact
        label="Facturen en bonnetjes"
        types={['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'xml']}
        onFiles={add}
        files={uploads.filter(({ known }) => known === undefined)}
        onRetry={retry}
        onRemove={remove}
        onCancel={remove}
      />
      {uploads.map(
        ({ id, known }) =>
          known && (
            <Alert
              key={id}
              tone="info"
              title="Dit document is er al"
              onDismiss={() => remove(id)}
              action={
                <AppLink
                  href={administrationAddress(administrationId, 'purchases/documents/$documentId', {
                    params: { documentId: known.id },
                  })}
                  className={linkClassName}
                >
                  Bekijken
                </AppLink>
              }
            >
              {known.name} is niet nog een keer bewaard.
            </Alert>
          ),
      )}
      <InboxAddress administrationId={administrationId} />
    </div>
  )
}

interface NoDocumentsProps {
  state: InboxDocument['state']
  counts: Parameters<typeof nothingHere>[1]
  isSearch: boolean
}

function NoDocuments({ state, counts, isSearch }: NoDocumentsProps) {
  if (isSearch) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen document past bij deze zoekopdracht.
      </EmptyState>
    )
  }
  const { icon, title, text } = nothingHere(state, counts)
  return (
    <EmptyState icon={icon} title={title}>
      {text}
    </EmptyState>
  )
}
