'use client'

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useLanguage } from '../language/use-language.ts'
import { nameOf } from './column-name.ts'
import * as styles from './card-tools.css.ts'
import type { SortMenuProps } from './sort-menu.tsx'
import type { Column, Sort } from './table-types.ts'
import { dutch } from './texts.ts'
import type { CardChoice } from './use-card-choice.ts'

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
  /** Whether cards can be chosen, and are being. */
  choice: CardChoice
  /** The checkbox that takes all cards, when they can be selected. */
  selectAll: ReactNode
}

/** Above the cards, which have no heads to press: choosing some or all of them, and the order they are in. */
export function CardTools<Row>({ columns, sort, onSortChange, choice, selectAll }: CardToolsProps<Row>) {
  const texts = useLanguage('table', dutch)
  const choices = columns.filter(({ sortable }) => sortable).map((column) => ({ id: column.id, name: nameOf(column) }))
  const canSort = onSortChange && choices.length > 0
  if (!canSort && !selectAll) return null
  return (
    <div className={styles.above}>
      {choice.isChoosing && selectAll}
      {choice.toggle && (
        // The same button before and after, so that it keeps the focus.
        <Button
          key="choose"
          size="small"
          variant="text"
          className={choice.isChoosing ? styles.atEnd : styles.atStart}
          onClick={choice.toggle}
        >
          {choice.isChoosing ? texts.chosen : texts.choose}
        </Button>
      )}
      {canSort && !(choice.isChoosing && choice.toggle) && (
        <span className={styles.atEnd}>
          <Suspense>
            <SortMenu choices={choices} sort={sort} onSortChange={onSortChange} />
          </Suspense>
        </span>
      )}
    </div>
  )
}
