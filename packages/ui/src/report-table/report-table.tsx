'use client'

import { useRef } from 'react'
import { buttonClassName } from '../button/button-class-name.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { usePrinting } from '../hooks/use-printing.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import { paperOf } from './report-paper.ts'
import { lastOf, ReportRow, type ShownLine } from './report-row.tsx'
import * as styles from './report-table.css.ts'
import type { ReportColumn, ReportLine, ReportTableProps } from './report-types.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { tabStopAmong } from './tab-stop.ts'
import { useFigureKeyboard } from './use-figure-keyboard.ts'
import { useReportRoom } from './use-report-room.ts'
import { inWholeEuros } from './whole-euros.ts'

/**
 * The figures of a report: groups that open, subtotals, and a result under a double rule. Each figure is the way to what
 * it is made of. It shows the sums it is given and computes differences alone.
 */
export function ReportTable(props: ReportTableProps) {
  const { label, columns, lines, open, onOpenChange, onOpenFigure, hrefOf, loading, emptyText } = props
  const { canOpen, onPointFigure, tipOf, opensOnPaper = false, amounts, together, cardColumn } = props
  const toggle = (lineId: string): string | undefined => {
    const group = groupOf(lines, lineId)
    if (group === undefined) return undefined
    const next = new Set(open)
    if (!next.delete(group)) next.add(group)
    onOpenChange(next)
    return group
  }
  const keyboard = useFigureKeyboard(toggle)
  const isPrinting = usePrinting()
  const opensAll = isPrinting && opensOnPaper
  const shown = lines.flatMap((line) => shownLinesOf(line, opensAll || open.has(line.id)))
  const isInteractive = Boolean(onOpenFigure ?? hrefOf)
  const stop = isInteractive ? tabStopAmong(shown, columns, props, keyboard.stop) : undefined
  const money = useMoney()
  const show = amounts === 'euros' ? inWholeEuros(money.show) : money.show
  const frame = useRef<HTMLDivElement>(null)
  const room = useReportRoom(frame, { columns, lines, open, together, show })
  const paper = paperOf(columns, shown, show)
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, props.className)}
      data-scrolls={room.doesScroll || undefined}
      data-paper={paper.isLying ? 'lying' : undefined}
      style={{ ...paper.counts, ...room.style }}
    >
      <div className={styles.scroller}>
        <table
          role={isInteractive ? 'grid' : 'table'}
          aria-label={label}
          aria-busy={loading || undefined}
          className={styles.table}
        >
          <Head
            columns={columns}
            room={room}
            hasSwitch={!together?.isBelow}
            totalPx={isPrinting ? 0 : room.totalPx}
            isWaiting={loading === true && shown.length === 0}
          />
          <tbody {...roles.group} {...(isInteractive && keyboard.listeners)} className={styles.block}>
            {shown.map((one) => (
              <ReportRow
                key={one.line.id}
                {...{ columns, cardColumn, show, onOpenFigure, canOpen, onPointFigure, hrefOf, tipOf }}
                shown={one}
                stop={stop}
                away={room.away}
                onToggle={() => toggle(one.line.id)}
              />
            ))}
            {shown.length === 0 && (
              <Placeholder columnCount={columns.length + 1}>{loading ? <Loading /> : emptyText}</Placeholder>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface HeadProps {
  columns: readonly ReportColumn[]
  /** Which columns have room hangs on figures that are still to come: until then none is seen, or they would move. */
  isWaiting: boolean
  /** One of reports under each other has it for all of them. */
  hasSwitch: boolean
  /** How wide the total is at the least; on paper as wide as it is. */
  totalPx: number
  room: ReturnType<typeof useReportRoom>
}

function Head({ columns, isWaiting, hasSwitch, totalPx, room: { away, awayCount, showsAll, setShowsAll } }: HeadProps) {
  const texts = useLanguage('reportTable', dutch)
  return (
    <thead {...roles.group} className={styles.head} data-waits={isWaiting || undefined}>
      <tr {...roles.row}>
        <td {...roles.cell} className={styles.headCell}>
          {hasSwitch && awayCount > 0 && (
            <button
              type="button"
              onClick={() => setShowsAll(!showsAll)}
              className={classNames(buttonClassName({ variant: 'text', size: 'small' }), styles.columns)}
            >
              {showsAll ? texts.fewerColumns : texts.moreColumns(awayCount)}
            </button>
          )}
        </td>
        {columns.map(({ id, header, kind }) => (
          <th
            key={id}
            {...roles.head}
            scope="col"
            data-kind={kind ?? 'part'}
            data-away={away.has(id) || undefined}
            data-last={id === lastOf(columns, away) || undefined}
            className={styles.headCell}
            style={kind === 'total' && totalPx > 0 ? { minWidth: totalPx } : undefined}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Placeholder({ columnCount, children }: { columnCount: number; children: ReportTableProps['emptyText'] }) {
  return (
    <tr {...roles.row} className={styles.block}>
      <td {...roles.cell} colSpan={columnCount} className={styles.placeholder}>
        {children}
      </td>
    </tr>
  )
}

const Loading = () => {
  const texts = useLanguage('reportTable', dutch)
  return (
    <>
      <span className={visuallyHidden}>{texts.loading}</span>
      {['40%', '65%', '50%', '60%'].map((width) => (
        <Skeleton key={width} width={width} className={styles.bone} />
      ))}
    </>
  )
}

function shownLinesOf(line: ReportLine, isOpen: boolean): ShownLine[] {
  const { level, leaves = [] } = line
  if (level !== 'group' || leaves.length === 0) return [{ line, level }]
  const inside = isOpen ? leaves.map((leaf): ShownLine => ({ line: leaf, level: 'leaf' })) : []
  return [{ line, level, group: { count: leaves.length, isOpen } }, ...inside]
}

/** The id of the group that a line is, or belongs to. */
function groupOf(lines: readonly ReportLine[], lineId: string): string | undefined {
  const isIn = ({ id, leaves = [] }: ReportLine) =>
    leaves.length > 0 && [id, ...leaves.map((leaf) => leaf.id)].includes(lineId)
  return lines.find(isIn)?.id
}
