'use client'

import { showDifferenceOf } from './report-difference.ts'
import { showCents } from '../figures/show-cents.ts'
import { ChevronRight } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language/use-language.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { classNames } from '../styles/class-names.ts'
import * as days from './report-day.css.ts'
import type { ShownLine } from './report-row.tsx'
import * as styles from './report-name.css.ts'
import type { ReportColumn, ReportLeaf } from './report-types.ts'
import { dutch } from './texts.ts'

interface ReportNameProps {
  shown: ShownLine
  /** How an amount is written here. */
  show: (cents: number) => string
  columns: readonly ReportColumn[]
  /** The one figure that a card has beside its name. */
  main: string | undefined
  isTabStop: boolean
  isOpen: boolean
  onToggle: () => void
}

/** The name of a line, with what opens it: a group its lines, a card on a phone the figures that are not beside its name. */
export function ReportName({ shown, show, columns, main, isTabStop, isOpen, onToggle }: ReportNameProps) {
  const texts = useLanguage('reportTable', dutch)
  const { line, group } = shown
  const more = hasMore(line, columns, main)
  const isDated = line.day !== undefined
  const name = (
    <span className={classNames(styles.name, isDated && days.words)}>
      {line.label}
      {group && !group.isOpen && (
        <span className={styles.aside}>
          {group.count} <span className={visuallyHidden}>{texts.lines(group.count)}</span>
        </span>
      )}
      {!(isOpen && more) && <Beside {...{ line, columns, main, show }} />}
    </span>
  )
  const chevron = <Icon of={ChevronRight} className={styles.chevron} />
  const opens = { type: 'button', 'aria-expanded': isOpen, tabIndex: isTabStop ? 0 : -1, onClick: onToggle } as const
  if (group) {
    return (
      <button {...opens} className={classNames(styles.toggle, isDated && days.dated)}>
        {chevron}
        {line.code !== undefined && <span className={styles.code}>{line.code}</span>}
        {isDated && (
          <span className={days.day} style={DAY}>
            {line.day}
          </span>
        )}
        {name}
      </button>
    )
  }
  return (
    <span className={styles.own}>
      {more && (
        <button {...opens} aria-label={texts.figures(line.label)} className={styles.more}>
          {chevron}
        </button>
      )}
      {line.code !== undefined && <span className={styles.code}>{line.code}</span>}
      {isDated && (
        <span className={days.day} style={DAY}>
          {line.day}
        </span>
      )}
      {name}
    </span>
  )
}

/** As wide as a day is at the most, so that what comes after it lines up. */
const DAY = { minWidth: '6.4em' }

const isSome = (cents: number | undefined): cents is number => cents !== undefined && cents !== 0

/** Whether a line has more figures than a card shows already: the one beside its name, and those under it. */
export const hasMore = ({ figures }: ReportLeaf, columns: readonly ReportColumn[], main: string | undefined): boolean =>
  columns.some(({ id, kind }) => id !== main && kind !== 'before' && isSome(figures[id]))

interface BesideProps extends Pick<ReportNameProps, 'columns' | 'main' | 'show'> {
  line: ReportLeaf
}

/** What stands under a name on a phone: the total of a part; of the total what was there before, and how it differs. */
function Beside({ line, columns, main, show }: BesideProps) {
  const total = columns.find(({ kind }) => kind === 'total')
  const cents = total && total.id !== main ? line.figures[total.id] : undefined
  if (total && cents !== undefined) {
    return <span className={styles.beside}>{`${total.header} ${showCents(cents, show)}`}</span>
  }
  const said = columns.flatMap((column) => {
    if (column.kind === 'difference') {
      const difference = showDifferenceOf(line, column, show)
      return difference === null || difference === '–' ? [] : [difference]
    }
    const cents = line.figures[column.id]
    return column.kind === 'before' && isSome(cents) ? [`${column.header} ${showCents(cents, show)}`] : []
  })
  return said.length === 0 ? null : <span className={styles.beside}>{said.join(' · ')}</span>
}
