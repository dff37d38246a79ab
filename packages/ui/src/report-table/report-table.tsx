'use client'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import { paperOf } from './report-paper.ts'
import { ReportRow, stopOf, type ShownLine } from './report-row.tsx'
import * as styles from './report-table.css.ts'
import type { ReportColumn, ReportLine, ReportTableProps } from './report-types.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { useFigureKeyboard } from './use-figure-keyboard.ts'

/**
 * The figures of a report: groups that open, subtotals, and a result under a double rule. Each figure is the way to what
 * it is made of. It shows the sums it is given and computes differences alone.
 */
export function ReportTable(props: ReportTableProps) {
  const { label, columns, lines, open, onOpenChange, onOpenFigure, hrefOf, loading, emptyText } = props
  const { canOpen, onPointFigure, tipOf } = props
  const toggle = (lineId: string): string | undefined => {
    const group = groupOf(lines, lineId)
    if (group === undefined) return undefined
    const next = new Set(open)
    if (!next.delete(group)) next.add(group)
    onOpenChange(next)
    return group
  }
  const keyboard = useFigureKeyboard(toggle)
  const shown = lines.flatMap((line) => shownLinesOf(line, open))
  const isInteractive = Boolean(onOpenFigure ?? hrefOf)
  const { show } = useMoney()
  return (
    <div className={classNames(styles.frame, props.className)} {...paperOf(columns, shown, show)}>
      <div className={styles.scroller}>
        <table
          role={isInteractive ? 'grid' : 'table'}
          aria-label={label}
          aria-busy={loading || undefined}
          className={styles.table}
        >
          <Head columns={columns} />
          <tbody {...roles.group} {...(isInteractive && keyboard.listeners)} className={styles.block}>
            {shown.map((one) => (
              <ReportRow
                key={one.line.id}
                {...{ columns, onOpenFigure, canOpen, onPointFigure, hrefOf, tipOf }}
                shown={one}
                stop={isInteractive ? stopAmong(shown, columns, keyboard.stop) : undefined}
                hasTotal={columns.some(({ kind }) => kind === 'total')}
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

function Head({ columns }: { columns: readonly ReportColumn[] }) {
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        <td {...roles.cell} className={styles.headCell} />
        {columns.map(({ id, header, kind }) => (
          <th key={id} {...roles.head} scope="col" data-kind={kind ?? 'part'} className={styles.headCell}>
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

function shownLinesOf(line: ReportLine, open: ReadonlySet<string>): ShownLine[] {
  const { level, leaves = [] } = line
  if (level !== 'group' || leaves.length === 0) return [{ line, level }]
  const isOpen = open.has(line.id)
  const inside = isOpen ? leaves.map((leaf): ShownLine => ({ line: leaf, level: 'leaf' })) : []
  return [{ line, level, group: { count: leaves.length, isOpen } }, ...inside]
}

/** The id of the group that a line is, or belongs to. */
function groupOf(lines: readonly ReportLine[], lineId: string): string | undefined {
  const isIn = ({ id, leaves = [] }: ReportLine) =>
    leaves.length > 0 && [id, ...leaves.map((leaf) => leaf.id)].includes(lineId)
  return lines.find(isIn)?.id
}

/** Where Tab leads: where one was, unless its group was closed; else the first figure there is. */
function stopAmong(shown: readonly ShownLine[], columns: readonly ReportColumn[], last: string | null) {
  const stops = shown.flatMap(({ line, group }) => [
    ...(group ? [stopOf(line.id)] : []),
    ...columns.flatMap(({ id, kind }) =>
      kind !== 'difference' && line.figures[id] !== undefined ? [stopOf(line.id, id)] : [],
    ),
  ])
  return stops.find((stop) => stop === last) ?? stops[0]
}
