import { contract } from '@klopt/api-client/contract'
import { AppLink, EmptyState, LoadMore, Pane, Skeleton } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { usePages } from '../../app/transport/use-pages.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { entryHref } from '../../app/routing/hrefs.ts'
import { sourceOf } from '../../shared/ledger/source-of.ts'
import { groupByEntry, type BoxDocument } from './group-by-entry.ts'
import type { VatReturn } from './period-states.ts'
import type { VatBoxCode } from './vat-search.ts'
import * as styles from './vat-lines.css.ts'

export interface BoxPaneProps {
  administrationId: number
  vatReturn: VatReturn
  /** The box whose documents are shown; undefined is none. */
  box: VatBoxCode | undefined
  onClose: () => void
}

/** The documents that a box is made of, newest first. */
export function BoxPane({ administrationId, vatReturn, box, onClose }: BoxPaneProps) {
  const found = vatReturn.boxes.find((each) => each.box === box)
  return (
    <Pane
      open={found !== undefined}
      onClose={onClose}
      type="vat-box"
      title={found ? `${found.box} ${found.label}` : ''}
    >
      {found && <BoxLines administrationId={administrationId} vatReturn={vatReturn} box={found} />}
    </Pane>
  )
}

interface BoxLinesProps {
  administrationId: number
  vatReturn: VatReturn
  box: VatReturn['boxes'][number]
}

function BoxLines({ administrationId, vatReturn: { key: period, lateLines }, box }: BoxLinesProps) {
  const query = { period, lateLines, box: box.box }
  const pages = usePages(contract.vat.boxLines, { params: { administrationId }, query })
  if (pages.isError && pages.items.length === 0)
    return <LoadError error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <div aria-busy={pages.isPending}>
      <div className={styles.paneIntro}>
        {box.baseCents !== null && <span>Omzet {formatEuro(box.baseCents)}</span>}
        {box.vatCents !== null && <span>Btw {formatEuro(box.vatCents)}</span>}
      </div>
      {pages.isPending ? (
        <Skeleton height="160px" />
      ) : pages.items.length === 0 ? (
        <EmptyState title="Geen documenten">In deze rubriek is in deze periode niets geboekt.</EmptyState>
      ) : (
        <ul className={styles.lines}>
          {groupByEntry(pages.items).map((document) => (
            <li key={document.entryId}>
              <DocumentLink administrationId={administrationId} document={document} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        onLoadMore={pages.loadMore}
        shownCount={pages.items.length}
        itemsName="boekingsregels"
      />
    </div>
  )
}

function DocumentLink({ administrationId, document }: { administrationId: number; document: BoxDocument }) {
  const { contactName, description, date, baseCents, vatCents } = document
  const source = sourceOf(administrationId, document)
  const title = contactName ?? description
  const detail = [
    description.startsWith(source.label) ? null : source.label,
    title === description ? null : description,
    formatDateShort(date),
  ]
  const amounts = [
    [baseCents, 'omzet'],
    [vatCents, 'btw'],
  ] as const
  return (
    <AppLink href={documentHref(administrationId, document)} className={styles.line}>
      <span className={styles.lineWords}>
        <span className={styles.lineTitle}>{title}</span>
        <span className={styles.lineDetail}>{detail.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.lineAmount}>
        {amounts.map(([cents, name]) =>
          cents === null ? null : (
            <span key={name} className={styles.lineWords}>
              <span>
                <span className={styles.lineDetail}>{name}</span> {formatEuro(cents)}
              </span>
            </span>
          ),
        )}
      </span>
    </AppLink>
  )
}

/** An invoice has a screen of its own; what else is booked is best seen as its journal entry. */
function documentHref(administrationId: number, document: BoxDocument): string {
  const entry = entryHref(administrationId, document.entryId)
  return document.sourceType === 'invoice' ? (sourceOf(administrationId, document).href ?? entry) : entry
}
