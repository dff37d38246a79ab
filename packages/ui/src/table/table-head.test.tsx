import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Column } from './table-types.ts'
import { Table } from './table.tsx'

interface Line {
  readonly name: string
}
const columns: Column<Line>[] = [
  { id: 'name', header: 'Naam', cell: ({ name }) => name },
  { id: 'deeds', header: '', cell: () => <button type="button">Openen</button> },
]

test.each([1280, 390])('a column without a word above it has a name all the same, %i wide', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(
    <Table label="Regels" columns={columns} rows={[{ name: 'Eén' }]} rowKey={({ name }) => name} />,
  )
  await expect.element(screen.getByRole('columnheader', { name: 'Acties' })).toBeInTheDocument()
  await page.viewport(1280, 800)
})
