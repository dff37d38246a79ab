import { contract } from '@klopt/api-client/contract'
import { AppLink, LoadMore, PeekPane, Skeleton } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { usePages } from '../../app/transport/use-pages.ts'
import { lineHref } from '../../shared/ledger/line-href.ts'
import { LoadError } from '../../shell/load-error.tsx'
import type { Figure, LinesQuery } from './figure.ts'
import * as styles from './figure-peek.css.ts'
import { countText } from './use-figures.ts'

export interface FigurePeekProps {
  administrationId: number
  figure: Figure
  onClose: () => void
}

/** What a figure is made of, beside its report: each line leads to its document. */
export function FigurePeek({ administrationId, figure, onClose }: FigurePeekProps) {
  const { title, when, cents, parts, lines, href } = figure
  return (
    <PeekPane label={title} position="Waaruit dit bestaat" onClose={onClose} {...(href !== undefined && { href })}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.when}>{when}</p>
      <p className={styles.amount}>{formatEuro(cents)}</p>
      {parts.length > 0 && (
        <ul className={styles.lines}>
          {parts.map((part) => (
            <li key={part.label}>
              <Line title={part.label} cents={part.cents} href={part.href} />
            </li>
          ))}
        </ul>
      )}
      {lines && <Lines administrationId={administrationId} figure={figure} asked={lines} />}
    </PeekPane>
  )
}

interface LinesProps {
  administrationId: number
  figure: Figure
  asked: LinesQuery
}

function Lines({ administrationId, figure: { sign, signOf, withOpening, when }, asked }: LinesProps) {
  const pages = usePages(contract.reports.figureLines, { params: { administrationId }, query: asked })
  const { first, items } = pages
  if (pages.isError && items.length === 0) return <LoadError error={pages.error} onRetry={() => void pages.refetch()} />
  if (!first) return <Skeleton height="160px" />
  return (
    <>
      <p className={styles.when}>{countText(first, when)}</p>
      <ul className={styles.lines}>
        {withOpening && first.openingCents !== 0 && (
          <li>
            <Line title="Beginsaldo" detail={formatDateShort(asked.from)} cents={sign * first.openingCents} />
          </li>
        )}
        {items.map((line) => (
          <li key={line.lineId}>
            <Line
              title={line.contactName ?? line.description}
              detail={detailOf(line)}
              cents={(signOf?.(line) ?? sign) * (line.debitCents - line.creditCents)}
              href={lineHref(administrationId, line)}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        onLoadMore={pages.loadMore}
        shownCount={items.length}
        itemsName="regels"
      />
    </>
  )
}

interface Described {
  readonly date: string
  readonly accountNumber: string
  readonly contactName: string | null
  readonly description: string
}

const detailOf = ({ date, accountNumber, contactName, description }: Described): string =>
  [formatDateShort(date), accountNumber, contactName === null ? null : description].filter(Boolean).join(' · ')

interface LineProps {
  title: string
  detail?: string
  cents: number
  href?: string | undefined
}

function Line({ title, detail, cents, href }: LineProps) {
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.cents}>{formatEuro(cents)}</span>
    </>
  )
  return href === undefined ? (
    <span className={styles.line}>{content}</span>
  ) : (
    <AppLink href={href} className={styles.link}>
      {content}
    </AppLink>
  )
}
