import { useState } from 'react'
import { page } from 'vitest/browser'
import { columns, emptyLine, type Line } from './entry-lines.ts'
import { EntryGrid } from '../entry-grid/entry-grid.tsx'
import type { EntryGridProps } from '../entry-grid/entry-types.ts'

/** A grid of the lines of a journal that keeps what is typed in it. */
export function Journal({ initial, ...rest }: Partial<EntryGridProps<Line>> & { initial: readonly Line[] }) {
  const [rows, setRows] = useState(initial)
  return (
    <EntryGrid
      label="Regels"
      columns={columns}
      rowKey={({ key }) => key}
      newRow={emptyLine}
      {...rest}
      rows={rows}
      onChange={setRows}
    />
  )
}

/** The field of a cell, by its column and line. */
export const cell = (name: string) => page.getByLabelText(name, { exact: true })
