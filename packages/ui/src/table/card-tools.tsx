import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { nameOf } from './column-name.ts'
import * as styles from './card-tools.css.ts'
import type { SortMenuProps } from './sort-menu.tsx'
import type { Column, Sort } from './table-types.ts'

// Only cards have it, so only they load the menu. When it cannot be loaded, the cards stay in the order they have.
const SortMenu = lazy(() =>
  import('./sort-menu.tsx').then(
    (loaded): { default: ComponentType<SortMenuProps> } => ({ default: loaded.SortMenu }),
    () => ({ default: () => null }),
  ),
)

interface CardToolsProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  /** The checkbox that takes all cards, when they can be selected. */
  selectAll: ReactNode
}

/** Above the cards, which have no heads to press: the box that takes them all, and the order they are in. */
export function CardTools<Row>({ columns, sort, onSortChange, selectAll }: CardToolsProps<Row>) {
  const choices = columns.filter(({ sortable }) => sortable).map((column) => ({ id: column.id, name: nameOf(column) }))
  const canSort = onSortChange && choices.length > 0
  if (!canSort && !selectAll) return null
  return (
    <div className={styles.above}>
      {selectAll}
      {canSort && (
        <span className={styles.order}>
          <Suspense>
            <SortMenu choices={choices} sort={sort} onSortChange={onSortChange} />
          </Suspense>
        </span>
      )}
    </div>
  )
}
