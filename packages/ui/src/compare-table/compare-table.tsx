'use client'

import { Fragment, useState } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../styles/class-names.ts'
import { roles } from '../table/table-roles.ts'
import { CompareAmounts } from './compare-amounts.tsx'
import * as styles from './compare-table.css.ts'
import type { CompareRow, CompareTableProps } from './compare-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** Figures as they were beside what they are now, and what changed: only that is coloured, strong, and opens. */
export function CompareTable(props: CompareTableProps) {
  const texts = useLanguage('compareTable', dutch)
  const { label, beforeName, afterName, measures, sections, rowName, className } = props
  const [showsAll, setShowsAll] = useState(false)
  const hiddenCount = sections.flatMap(({ rows }) => rows.filter(isNil)).length
  const shown = sections
    .map(({ title, rows }) => ({ title, rows: showsAll ? rows : rows.filter((row) => !isNil(row)) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className={classNames(styles.frame, className)}>
      <table {...roles.table} aria-label={label} className={styles.table}>
        <thead {...roles.group} className={styles.head}>
          <tr {...roles.row}>
            <td {...roles.cell} rowSpan={2} />
            {measures.map(({ id, name }) => (
              <th key={id} {...roles.head} scope="colgroup" colSpan={3} className={styles.measure}>
                {name}
              </th>
            ))}
          </tr>
          <tr {...roles.row}>
            {measures.map(({ id }) => (
              <Fragment key={id}>
                <Side side="before">{beforeName}</Side>
                <Side side="after">{afterName}</Side>
                <Side side="difference">{texts.difference}</Side>
              </Fragment>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title} {...roles.group} className={styles.block}>
            <tr {...roles.row} className={styles.block}>
              <th {...roles.rowHead} scope="rowgroup" colSpan={1 + 3 * measures.length} className={styles.section}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} table={props} />
            ))}
          </tbody>
        ))}
      </table>
      {hiddenCount > 0 && (
        <div className={styles.foot}>
          <span>{!showsAll && texts.hidden(hiddenCount, rowName)}</span>
          <Button variant="link" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? texts.showLess : texts.showAll}
          </Button>
        </div>
      )}
    </div>
  )
}

function Side({ side, children }: { side: string; children: string }) {
  return (
    <th {...roles.head} scope="col" data-side={side} className={styles.side}>
      {children}
    </th>
  )
}

function Row({ row, table }: { row: CompareRow; table: CompareTableProps }) {
  const isChanged = Object.values(row.amounts).some(({ beforeCents, afterCents }) => beforeCents !== afterCents)
  return (
    <tr
      {...roles.row}
      data-changed={(isChanged && !row.isResult) || undefined}
      data-result={row.isResult || undefined}
      className={styles.row}
    >
      <th {...roles.rowHead} scope="row" className={styles.nameCell}>
        <span className={styles.name}>
          {row.code !== undefined && <span className={styles.code}>{row.code}</span>}
          <span className={styles.label}>{row.label}</span>
        </span>
      </th>
      {table.measures.map((measure) => (
        <CompareAmounts key={measure.id} row={row} measure={measure} table={table} />
      ))}
    </tr>
  )
}

/** Nothing then and nothing now, and no result, which is nil too when all is. */
function isNil({ amounts, isResult }: CompareRow): boolean {
  return (
    !isResult && Object.values(amounts).every(({ beforeCents, afterCents }) => beforeCents === 0 && afterCents === 0)
  )
}
