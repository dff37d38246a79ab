import { contract, type InboxDocument } from '@klopt/api-client/contract'
import {
  AppLink,
  Alert,
  Card,
  EmptyState,
  FileUpload,
  LoadMore,
  PageHeader,
  SearchField,
  Table,
  linkClassName,
  visuallyHidden,
} from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { FileCheck, Inbox, SearchX, Trash2, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { isBeingRead, readingText } from '../../shared/documents/expected-text.ts'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { PurchaseTabs } from '../../shell/purchase-tabs.tsx'
import { documentColumns } from './document-columns.tsx'
import { administrationAddress } from '../../app/routing/address.ts'
import { documentsHref, documentStates, type DocumentsSearch } from './documents-search.ts'
import { InboxAddress } from './inbox-address.tsx'
import * as styles from './inbox-screen.css.ts'
import { useUploads } from './use-uploads.ts'

export interface InboxScreenProps {
  administrationId: number
  search: DocumentsSearch
  onSearch: (search: DocumentsSearch) => void
}

/** The documents that came in: uploaded, dropped or mailed, and what became of them. */
export function InboxScreen({ administrationId, search, onSearch }: InboxScreenProps) {
  usePageTitle('Documenten')
  const navigate = useNavigate()
  const state = search.state ?? 'unprocessed'
  const documents = usePages(
    contract.documents.list,
    { params: { administrationId }, query: { state, ...(search.search !== undefined && { search: search.search }) } },
    { pollWhile: (items) => items.some(({ recognition }) => isBeingRead(recognition)) },
  )
  const { items: rows } = documents
  const reading = readingText(rows)
  const counts = documents.first?.counts
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const columns = useMemo(() => documentColumns(administrationId, mayBook), [administrationId, mayBook])
  return (
    <>
      <PageHeader
        title="Inkoop"
        description={mayBook && 'Sleep facturen en bonnetjes hierheen: ze worden meteen gelezen.'}
      />
      <PurchaseTabs administrationId={administrationId} current="documents" />
      {mayBook && <Uploads administrationId={administrationId} />}
      <div className={styles.bar}>
        <LinkTabs
          look="segments"
          label="Welke documenten"
          items={documentStates.map((each) => ({
            label: each.label,
            href: documentsHref(administrationId, { ...search, state: each.state }),
            current: each.state === state,
            count: counts?.[each.state],
          }))}
        />
        <SearchField
          label="Zoek een document"
          placeholder="Bestand, leverancier of afzender"
          className={styles.search}
          value={search.search ?? ''}
          onSearch={(text) => onSearch({ ...search, search: text || undefined })}
        />
      </div>
      <p role="status" className={reading === null ? visuallyHidden : styles.expected}>
        {reading}
      </p>
      <Card padding="none">
        {documents.isError && rows.length === 0 ? (
          <LoadError error={documents.error} onRetry={() => void documents.refetch()} />
        ) : (
          <Table
            label="Documenten"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={(row) =>
              void navigate({
                href: administrationAddress(administrationId, 'purchases/documents/$documentId', {
                  params: { documentId: row.id },
                }),
              })
            }
            loading={documents.isPending}
            empty={<NoDocuments state={state} isSearch={search.search !== undefined} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={documents.hasMore}
        isLoading={documents.isLoadingMore}
        onLoadMore={documents.loadMore}
        shownCount={rows.length}
        itemsName="documenten"
      />
    </>
  )
}

/** Where files come in, how far they are, and which of them were there already. */
function Uploads({ administrationId }: { administrationId: number }) {
  const { uploads, add, remove, retry } = useUploads(administrationId)
  return (
    <div className={styles.uploads}>
      <FileUpload
        wholePage
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

const nothing: Record<InboxDocument['state'], { icon: LucideIcon; title: string; text?: string }> = {
  unprocessed: { icon: Inbox, title: 'Alles is verwerkt', text: 'Nieuwe facturen en bonnetjes komen hier te staan.' },
  processed: { icon: FileCheck, title: 'Nog niets verwerkt', text: 'Hier komt wat je geboekt hebt.' },
  archived: { icon: Trash2, title: 'De prullenbak is leeg' },
}

function NoDocuments({ state, isSearch }: { state: InboxDocument['state']; isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen document past bij deze zoekopdracht.
      </EmptyState>
    )
  }
  const { icon, title, text } = nothing[state]
  return (
    <EmptyState icon={icon} title={title}>
      {text}
    </EmptyState>
  )
}
