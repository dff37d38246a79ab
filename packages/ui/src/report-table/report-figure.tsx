'use client'

import { showCents, showDifference, showGrowth } from '../figures/show-cents.ts'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { AmountColumn, DifferenceColumn, ReportLeaf, ReportTableProps } from './report-types.ts'
import * as styles from './report-figure.css.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type Opening = Pick<ReportTableProps, 'onOpenFigure' | 'canOpen' | 'onPointFigure' | 'hrefOf' | 'tipOf'>

interface ReportFigureProps extends Opening {
  line: ReportLeaf
  column: AmountColumn
  /** The one figure that Tab leads to. */
  isTabStop: boolean
  /** Has the double rule of a result. */
  isResult: boolean
}

/** One amount, as the way to what it is made of. */
export function ReportFigure(props: ReportFigureProps) {
  const texts = useLanguage('reportTable', dutch)
  const { line, column, isTabStop, isResult, onOpenFigure, canOpen, onPointFigure, hrefOf, tipOf } = props
  const { show } = useMoney()
  const cents = line.figures[column.id]
  if (cents === undefined) return null
  const text = (
    <span className={classNames(isResult && styles.ruled, cents === 0 && styles.none)}>{showCents(cents, show)}</span>
  )
  const href = hrefOf?.(line, column)
  const point = onPointFigure && (() => onPointFigure(line, column))
  const shared = { tabIndex: isTabStop ? 0 : -1, className: styles.figure, onFocus: point, onPointerEnter: point }
  const isOpened = onOpenFigure !== undefined && (canOpen?.(line, column) ?? true)
  if (href === undefined && !isOpened) return text
  return (
    <Tooltip content={tipOf?.(line, column)} keyHint={texts.opens}>
      {href !== undefined ? (
        <AppLink href={href} {...shared}>
          {text}
        </AppLink>
      ) : (
        <button type="button" {...shared} onClick={() => onOpenFigure?.(line, column)}>
          {text}
        </button>
      )}
    </Tooltip>
  )
}

/** How one column stands to another; empty where one of the two is. */
export function ReportDifference({ line, column }: { line: ReportLeaf; column: DifferenceColumn }) {
  const { show } = useMoney()
  return <>{showDifferenceOf(line, column, show)}</>
}

/** How one column of a line stands to another, in words; null where one of the two is empty. */
export function showDifferenceOf(
  { figures }: ReportLeaf,
  { of, before: from, as }: DifferenceColumn,
  show: (cents: number) => string,
): string | null {
  const [cents, before] = [figures[of], figures[from]]
  if (cents === undefined || before === undefined) return null
  return as === 'amount' ? showDifference(cents - before, show) : showGrowth(cents, before)
}
