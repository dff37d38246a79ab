'use client'

import { showCents } from '../figures/show-cents.ts'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { opensFigure } from './opens-figure.ts'
import { showDifferenceOf } from './report-difference.ts'
import type { AmountColumn, DifferenceColumn, ReportLeaf, ReportTableProps } from './report-types.ts'
import * as styles from './report-figure.css.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type Opening = Pick<ReportTableProps, 'onOpenFigure' | 'canOpen' | 'onPointFigure' | 'hrefOf' | 'tipOf'>

interface ReportFigureProps extends Opening {
  line: ReportLeaf
  column: AmountColumn
  /** How an amount is written here. */
  show: (cents: number) => string
  /** The one figure that Tab leads to. */
  isTabStop: boolean
  /** Has the double rule of a result. */
  isResult: boolean
}

/** One amount, as the way to what it is made of. */
export function ReportFigure(props: ReportFigureProps) {
  const texts = useLanguage('reportTable', dutch)
  const { line, column, show, isTabStop, isResult, onOpenFigure, canOpen, onPointFigure, hrefOf, tipOf } = props
  const money = useMoney()
  const cents = line.figures[column.id]
  if (cents === undefined) return null
  const shown = showCents(cents, show)
  // What is rounded says to the cent what it is.
  const exact = showCents(cents, money.show)
  const isRounded = exact !== shown
  const href = hrefOf?.(line, column)
  const isWay = opensFigure({ onOpenFigure, canOpen, hrefOf }, line, column)
  const text = (
    <span
      title={isRounded && !isWay ? exact : undefined}
      className={classNames(isResult && styles.ruled, cents === 0 && styles.none)}
    >
      {shown}
    </span>
  )
  const point = onPointFigure && (() => onPointFigure(line, column))
  const shared = { tabIndex: isTabStop ? 0 : -1, className: styles.figure, onFocus: point, onPointerEnter: point }
  if (!isWay) return text
  const tip = [isRounded ? exact : undefined, tipOf?.(line, column)].filter(Boolean).join(' · ')
  return (
    <Tooltip content={tip} keyHint={texts.opens}>
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

interface ReportDifferenceProps extends Pick<ReportFigureProps, 'line' | 'show'> {
  column: DifferenceColumn
}

/** How one column stands to another; empty where one of the two is. */
export function ReportDifference({ line, column, show }: ReportDifferenceProps) {
  return <>{showDifferenceOf(line, column, show)}</>
}
