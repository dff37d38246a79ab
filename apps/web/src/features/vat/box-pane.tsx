import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Button, EmptyState, Pane, Skeleton } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { usePages } from '../../app/use-pages.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { entryHref } from '../ledger/hrefs.ts'
import { sourceOf } from '../ledger/source-of.ts'
import type { VatReturn } from './period-states.ts'
import type { VatBoxCode } from './vat-search.ts'
import * as styles from './vat.css.ts'

type Line = ResponseOf<typeof contract.vat.boxLines>['items'][number]

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
      {found && <BoxLines administrationId={administrationId} period={vatReturn.key} box={found} />}
    </Pane>
  )
}

interface BoxLinesProps {
  administrationId: number
  period: string
  box: VatReturn['boxes'][number]
}

function BoxLines({ administrationId, period, box }: BoxLinesProps) {
  const pages = usePages(contract.vat.boxLines, { params: { administrationId }, query: { period, box: box.box } })
  if (pages.isError && pages.items.length === 0) return <LoadError onRetry={() => void pages.refetch()} />
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
          {pages.items.map((line) => (
            <li key={line.lineId}>
              <LineLink administrationId={administrationId} line={line} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasMore && (
        <div className={styles.more}>
          <Button loading={pages.isLoadingMore} onClick={pages.loadMore}>
            Meer laden
          </Button>
        </div>
      )}
    </div>
  )
}

function LineLink({ administrationId, line }: { administrationId: number; line: Line }) {
  const source = sourceOf(administrationId, line)
  const title = line.contactName ?? line.description
  const detail = [source.label, formatDateShort(line.date), title === line.description ? null : line.description]
  return (
    <AppLink href={source.href ?? entryHref(administrationId, line.entryId)} className={styles.line}>
      <span className={styles.lineWords}>
        <span className={styles.lineTitle}>{title}</span>
        <span className={styles.lineDetail}>{detail.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.lineAmount}>
        {formatEuro(line.baseCents ?? line.vatCents ?? 0)}
        <span className={styles.lineDetail}> {line.baseCents === null ? 'btw' : 'omzet'}</span>
      </span>
    </AppLink>
  )
}
