import { Button, Select, type Column, type Sort } from '@klopt/ui'
import { ListChecks } from 'lucide-react'
import { columnLabel } from '../shared/lists/column-label.ts'

interface CardToolsProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  /** Undefined where the list cannot be sorted. */
  onSort: ((sort: Sort) => void) | undefined
  /** Undefined where cards cannot be chosen. */
  onChoose: (() => void) | undefined
}

/** Among the filters of a phone, where rows are cards without heads: the order they are in, and choosing some. */
export function CardTools<Row>({ columns, sort, onSort, onChoose }: CardToolsProps<Row>) {
  const choices = columns.filter(({ sortable }) => sortable)
  const direction = sort?.direction ?? 'ascending'
  const current = choices.find(({ id }) => id === sort?.columnId)
  return (
    <>
      {onSort && choices.length > 0 && (
        <Select
          label="Sorteren op"
          options={choices.map((column) => ({ value: column.id, label: columnLabel(column) }))}
          value={current?.id ?? null}
          onChange={(columnId) => columnId !== null && onSort({ columnId, direction })}
        />
      )}
      {onSort && current && (
        <Select
          label="Volgorde"
          options={directions}
          value={direction}
          onChange={(next) => next !== null && onSort({ columnId: current.id, direction: next })}
        />
      )}
      {onChoose && (
        <Button icon={ListChecks} onClick={onChoose}>
          Selecteren
        </Button>
      )}
    </>
  )
}

const directions: readonly { value: Sort['direction']; label: string }[] = [
  { value: 'ascending', label: 'Oplopend' },
  { value: 'descending', label: 'Aflopend' },
]
