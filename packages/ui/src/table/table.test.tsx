import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />

test('is clean for axe as a plain table, as a grid with everything, empty, loading and as cards', async () => {
  await page.viewport(1280, 800)
  const plain = { selection: undefined, onRowActivate: undefined }
  await render(
    <>
      <Invoices label="Gewoon" {...plain} />
      <Invoices label="Gewoon en lang" {...plain} count={50} />
      <Invoices label="Alles" sort={{ columnId: 'date', direction: 'descending' }} onSortChange={() => undefined} />
      <Invoices label="Leeg" {...plain} rows={[]} empty="Nog geen facturen" />
      <Invoices label="Laden" rows={[]} loading />
    </>,
  )
  await userEvent.click(page.getByLabelText('Selecteer factuur 2026-0003', { exact: false }).first())
  await expectAccessible()
  await page.viewport(390, 800)
  await expectAccessible()
  await page.viewport(1280, 800)
})

test('asks for another order from the head and says which one it is in', async () => {
  const onSortChange = vi.fn()
  const sort = { columnId: 'date', direction: 'ascending' } as const
  const screen = await render(<Invoices sort={sort} onSortChange={onSortChange} />)
  const head = screen.getByRole('columnheader', { name: 'Datum' })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(head.getByRole('button'))
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'date', direction: 'descending' })
  await userEvent.click(screen.getByRole('button', { name: 'Bedrag' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'ascending' })
})
