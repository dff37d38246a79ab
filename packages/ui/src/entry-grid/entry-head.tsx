'use client'

import { memo } from 'react'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import * as styles from './entry-grid.css.ts'
import type { EntryGridProps } from './entry-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type EntryHeadProps<Row> = Pick<EntryGridProps<Row>, 'columns'> & { readOnly: boolean }

function Head<Row>({ columns, readOnly }: EntryHeadProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row} className={styles.headRow}>
        <th {...roles.head} scope="col" className={styles.headCell}>
          <span className={visuallyHidden}>{texts.line}</span>
        </th>
        {columns.map(({ id, kind, header }) => (
          <th key={id} {...roles.head} scope="col" data-kind={kind} className={styles.headCell}>
            {header}
          </th>
        ))}
        {!readOnly && (
          <th {...roles.head} scope="col" className={styles.headCell}>
            <span className={visuallyHidden}>{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** The names of the columns, which no typing changes. */
export const EntryHead = memo(Head) as typeof Head
