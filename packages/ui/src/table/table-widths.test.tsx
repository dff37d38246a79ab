import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'
import { invoiceColumns } from '../testing/invoices.tsx'
import type { ColumnWidths } from './column-widths.ts'
import { Table } from './table.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />
const widthOf = (id: string) => document.querySelector<HTMLElement>(`[data-column=${id}]`)?.offsetWidth ?? 0

test('columns get other widths by key and by dragging, which are kept under the key of the table', async () => {
  const kept = new Map<string, ColumnWidths | null>()
  const columnWidthStore = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, widths: ColumnWidths | null) => kept.set(key, widths),
  }
  const widths = { columnWidthsKey: 'facturen', columnWidthStore, selection: undefined }
  const screen = await render(<Invoices {...widths} />)
  await expect.element(screen.getByRole('columnheader', { name: 'Relatie', exact: true })).toBeVisible()
  await expectAccessible()
  const handle = screen.getByRole('separator', { name: 'Relatie' })
  const [before, next] = [widthOf('contact'), widthOf('date')]
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => widthOf('contact')).toBeGreaterThanOrEqual(before + 19)
  expect(widthOf('date')).toBeLessThanOrEqual(next - 19)
  const drag = { pointerId: 1, button: 0, bubbles: true, cancelable: true }
  // The browser only captures pointers of its own.
  handle.element().setPointerCapture = () => undefined
  handle.element().dispatchEvent(new PointerEvent('pointerdown', { ...drag, clientX: 300 }))
  handle.element().dispatchEvent(new PointerEvent('pointermove', { ...drag, clientX: 250 }))
  handle.element().dispatchEvent(new PointerEvent('pointerup', { ...drag, clientX: 250 }))
  await expect.poll(() => Math.abs(widthOf('contact') - (before - 30))).toBeLessThanOrEqual(2)
  const chosen = widthOf('contact')
  await screen.unmount()

  const again = await render(<Invoices {...widths} />)
  expect(Math.abs(widthOf('contact') - chosen)).toBeLessThanOrEqual(1)
  again.getByRole('separator', { name: 'Relatie' }).element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => Math.abs(widthOf('contact') - before)).toBeLessThanOrEqual(1)
  expect(kept.get('facturen')).toBeNull()
})

test('widths are kept on the device by default, and what cannot be read there is no width', async () => {
  localStorage.setItem('klopt.column-widths.facturen', '{"contact": 60, "date": "breed"}')
  const screen = await render(<Invoices columnWidthsKey="facturen" />)
  const table = screen.getByRole('grid').element() as HTMLElement
  expect(widthOf('contact') / table.offsetWidth).toBeGreaterThan(0.4)
  await screen.unmount()
  localStorage.setItem('klopt.column-widths.facturen', '{')
  await render(<Invoices columnWidthsKey="facturen" />)
  expect(widthOf('contact')).toBeGreaterThan(0)
  localStorage.removeItem('klopt.column-widths.facturen')
})

test('no column is made narrower than one can press', async () => {
  const columnWidthStore = { read: () => null, write: () => undefined }
  const screen = await render(<Invoices columnWidthsKey="facturen" columnWidthStore={columnWidthStore} />)
  screen.getByRole('separator', { name: 'Nummer' }).element().focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.poll(() => Math.abs(widthOf('number') - 56)).toBeLessThanOrEqual(1)
})

test('the border of a column can be taken at both its sides', async () => {
  const columnWidthStore = { read: () => null, write: () => undefined }
  const screen = await render(<Invoices columnWidthsKey="facturen" columnWidthStore={columnWidthStore} />)
  const handle = screen.getByRole('separator', { name: 'Nummer' }).element()
  const { left, right, top, height } = handle.getBoundingClientRect()
  expect(right - left).toBe(24)
  for (const x of [left + 2, right - 2]) expect(document.elementFromPoint(x, top + height / 2)).toBe(handle)
})

test('the last column in sight has no border to move, also when the ones after it left', async () => {
  const columnWidthStore = { read: () => null, write: () => undefined }
  const columns = invoiceColumns.map((column) =>
    column.id === 'amount'
      ? { ...column, priority: 3 as const }
      : column.id === 'status'
        ? { ...column, priority: 2 as const }
        : column,
  )
  const screen = await render(<Invoices {...{ columns, columnWidthStore }} columnWidthsKey="facturen" />)
  const handles = () =>
    screen
      .getByRole('separator')
      .elements()
      .map((handle) => handle.parentElement?.dataset['column'])
  const expectHandles = async (width: number, expected: string[]) => {
    await page.viewport(width, 800)
    await expect.poll(handles).toEqual(expected)
  }
  await expectHandles(1280, ['number', 'contact', 'date', 'status'])
  await expectHandles(700, ['number', 'contact', 'date'])
  await expectHandles(650, ['number', 'contact'])
  await page.viewport(1280, 800)
})

test('names wrap by their words where figures leave them little room, and are not cut into pieces', async () => {
  await page.viewport(700, 600)
  const figures = ['opening', 'debit', 'credit', 'closing'].map((id) => ({
    id,
    header: 'Beginsaldo',
    align: 'end' as const,
    cell: () => '€ 1.234.567,89',
  }))
  const name = 'Verkoopopbrengsten diensten'
  const columns = [{ id: 'name', header: 'Naam', card: 'title' as const, cell: () => <span>{name}</span> }, ...figures]
  await render(<Table label="Proefbalans" columns={columns} rows={[{}]} rowKey={() => 'a'} />)
  const text = document.querySelector('tbody td span')?.firstChild as Text
  const words = name.split(' ').map((word) => {
    const range = document.createRange()
    range.setStart(text, name.indexOf(word))
    range.setEnd(text, name.indexOf(word) + word.length)
    return range.getClientRects().length
  })
  expect(words).toEqual([1, 1])
  expect(widthOf('name')).toBeGreaterThanOrEqual(160)
})
