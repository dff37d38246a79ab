'use client'

import { roles } from '../table/table-roles.ts'
import { block } from './entry-grid.css.ts'
import * as styles from './entry-totals.css.ts'
import { SPAN } from './grid-parts.ts'
import type { ByColumn, EntryColumn, OwnProperties } from './entry-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ReactNode } from 'react'

interface EntryTotalsProps<Row> {
  columns: readonly EntryColumn<Row>[]
  totals: ByColumn<ReactNode>
  readOnly: boolean
}

/** What the columns come to, under them; its name takes the room before the first one that has a sum. */
export function EntryTotals<Row>({ columns, totals, readOnly }: EntryTotalsProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  const first = columns.findIndex(({ id }) => totals[id] !== undefined)
  const summed = columns.slice(Math.max(first, 0))
  const span: OwnProperties = { [SPAN]: 1 + columns.length - summed.length }
  return (
    <tfoot {...roles.group} className={block}>
      <tr {...roles.row} className={styles.totals}>
        <th {...roles.rowHead} scope="row" className={styles.totalName} style={span}>
          {texts.total}
        </th>
        {summed.map(({ id, kind, header }) => (
          <td
            key={id}
            {...roles.cell}
            data-kind={kind}
            data-name={header}
            data-empty={totals[id] === undefined ? '' : undefined}
            className={styles.total}
          >
            {totals[id]}
          </td>
        ))}
        {!readOnly && <td {...roles.cell} className={styles.totalMenu} />}
      </tr>
    </tfoot>
  )
}
