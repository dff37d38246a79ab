'use client'

import { ArrowDownUp } from '../icons/drawings.ts'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuGroup } from '../menu/menu-entry.ts'
import type { Sort } from './table-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface SortMenuProps {
  /** The columns that can be sorted by, with their names in words. */
  choices: readonly { readonly id: string; readonly name: string }[]
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
}

/** A menu of orders: by which column, and in which direction. */
export function SortMenu({ choices, sort, onSortChange }: SortMenuProps) {
  const texts = useLanguage('table', dutch)
  const current = choices.find(({ id }) => id === sort?.columnId)
  const direction = sort?.direction ?? 'ascending'
  const by: MenuGroup = {
    heading: texts.sortBy,
    items: choices.map((choice) => ({
      label: choice.name,
      checked: choice === current,
      onSelect: () => onSortChange({ columnId: choice.id, direction: choice === current ? direction : 'ascending' }),
    })),
  }
  const order: MenuGroup = {
    heading: texts.order,
    items: directions.map((value) => ({
      label: texts[value],
      checked: value === direction,
      onSelect: () => current && onSortChange({ columnId: current.id, direction: value }),
    })),
  }
  return (
    <Menu
      trigger={
        <Button size="small" variant="text" icon={ArrowDownUp}>
          {current ? texts.sortedBy(current.name) : texts.sort}
        </Button>
      }
      items={current ? [by, order] : [by]}
      placement="bottom-end"
    />
  )
}

const directions = ['ascending', 'descending'] as const
