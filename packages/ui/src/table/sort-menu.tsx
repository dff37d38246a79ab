import { ArrowDownUp } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuGroup } from '../menu/menu-entry.ts'
import * as styles from './sort-menu.css.ts'
import type { Column, Sort } from './table-types.ts'

interface SortMenuProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
}

/** Above the cards, which have no heads to press: the order they are in, and the others. */
export function SortMenu<Row>({ columns, sort, onSortChange }: SortMenuProps<Row>) {
  const sortable = columns.filter((column) => column.sortable)
  const current = sortable.find(({ id }) => id === sort?.columnId)
  const direction = sort?.direction ?? 'ascending'
  const by: MenuGroup = {
    heading: 'Sorteren op',
    items: sortable.map((column) => ({
      label: nameOf(column),
      checked: column === current,
      onSelect: () => onSortChange({ columnId: column.id, direction: column === current ? direction : 'ascending' }),
    })),
  }
  const order: MenuGroup = {
    heading: 'Volgorde',
    items: directions.map(([value, label]) => ({
      label,
      checked: value === direction,
      onSelect: () => current && onSortChange({ columnId: current.id, direction: value }),
    })),
  }
  return (
    <div className={styles.above}>
      <Menu
        trigger={
          <Button size="small" variant="text" icon={ArrowDownUp}>
            {current ? `Sorteren: ${nameOf(current).toLowerCase()}` : 'Sorteren'}
          </Button>
        }
        items={current ? [by, order] : [by]}
        placement="bottom-end"
      />
    </div>
  )
}

const directions = [
  ['ascending', 'Oplopend'],
  ['descending', 'Aflopend'],
] as const

/** What a column is called in words. */
export const nameOf = <Row,>({ id, name, header }: Column<Row>): string =>
  name ?? (typeof header === 'string' ? header : id)
