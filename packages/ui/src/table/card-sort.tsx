import { lazy, Suspense, type ComponentType } from 'react'
import * as styles from './card-sort.css.ts'
import type { SortMenuProps } from './sort-menu.tsx'
import type { Column, Sort } from './table-types.ts'

// Only cards have it, so only they load the menu. When it cannot be loaded, the cards stay in the order they have.
const SortMenu = lazy(() =>
  import('./sort-menu.tsx').then(
    (loaded): { default: ComponentType<SortMenuProps> } => ({ default: loaded.SortMenu }),
    () => ({ default: () => null }),
  ),
)

interface CardSortProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
}

/** Above the cards, which have no heads to press: the order they are in, and the others. */
export function CardSort<Row>({ columns, ...order }: CardSortProps<Row>) {
  const choices = columns.filter(({ sortable }) => sortable).map((column) => ({ id: column.id, name: nameOf(column) }))
  return (
    <div className={styles.above}>
      <Suspense>
        <SortMenu choices={choices} {...order} />
      </Suspense>
    </div>
  )
}

/** What a column is called in words. */
const nameOf = <Row,>({ id, name, header }: Column<Row>): string => name ?? (typeof header === 'string' ? header : id)
