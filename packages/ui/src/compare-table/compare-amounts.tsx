'use client'

import { showCents, showDifference } from '../figures/show-cents.ts'
import { classNames } from '../styles/class-names.ts'
import { roles } from '../table/table-roles.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import * as styles from './compare-table.css.ts'
import type { CompareMeasure, CompareRow, CompareTableProps } from './compare-types.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

interface CompareAmountsProps {
  row: CompareRow
  measure: CompareMeasure
  table: CompareTableProps
}

/** The three cells of one measure: what it was, what it is, and the difference. */
export function CompareAmounts({ row, measure, table }: CompareAmountsProps) {
  const texts = useLanguage('compareTable', dutch)
  const { show } = useMoney()
  const { format = show, beforeName, afterName } = table
  const amounts = row.amounts[measure.id]
  // On a phone each amount says by itself of what it is.
  const nameOf = (side: string) => (table.measures.length > 1 ? texts.sideOf(measure.name, side) : side)
  const cell = (side: 'before' | 'after' | 'difference', name: string) => ({
    ...roles.cell,
    'data-side': side,
    'data-name': nameOf(name),
    className: styles.amountCell,
  })
  if (!amounts) {
    return (
      <>
        <td {...cell('before', beforeName)} />
        <td {...cell('after', afterName)} />
        <td {...cell('difference', texts.difference)} />
      </>
    )
  }
  const { beforeCents, afterCents } = amounts
  const isChanged = beforeCents !== afterCents
  return (
    <>
      <td {...cell('before', beforeName)}>{showCents(beforeCents, format)}</td>
      <td {...cell('after', afterName)}>
        {isChanged ? (
          <Changed row={row} measure={measure} table={table} cents={afterCents} />
        ) : (
          <span className={table.actionOf && styles.unchanged}>{showCents(afterCents, format)}</span>
        )}
      </td>
      <td {...cell('difference', texts.difference)}>
        <span className={classNames(isChanged ? styles.change : styles.none, row.isResult && styles.ruled)}>
          {showDifference(afterCents - beforeCents, format)}
        </span>
      </td>
    </>
  )
}

/** A new figure that opens what it is made of, with what stands beside it. */
function Changed({ row, measure, table, cents }: CompareAmountsProps & { cents: number }) {
  const texts = useLanguage('compareTable', dutch)
  const { show } = useMoney()
  const { format = show, onOpenFigure, tipOf, actionOf } = table
  const text = showCents(cents, format)
  return (
    <span className={styles.after}>
      {onOpenFigure ? (
        <Tooltip content={tipOf?.(row, measure)} keyHint={texts.opens}>
          <button type="button" onClick={() => onOpenFigure(row, measure)} className={styles.figure}>
            {text}
          </button>
        </Tooltip>
      ) : (
        text
      )}
      {actionOf?.(row, measure)}
    </span>
  )
}
