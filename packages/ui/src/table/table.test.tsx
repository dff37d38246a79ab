import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { invoiceColumns, invoices, totalOf, type Invoice } from '../testing/invoices.tsx'
import type { ColumnWidths } from './column-widths.ts'
import { Table } from './table.tsx'
import type { TableProps } from './table-types.ts'

function Invoices({ count = 5, ...rest }: Partial<TableProps<Invoice>> & { count?: number }) {
  const rows = invoices(count)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="Facturen"
      columns={invoiceColumns.map((column) => (column.id === 'amount' ? { ...column, total: totalOf(rows) } : column))}
      rows={rows}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => `factuur ${number}`}
      selection={{ keys, onChange: setKeys }}
      bulkActions={<button type="button">Versturen</button>}
      onRowActivate={() => undefined}
      maxHeight="400px"
      {...rest}
    />
  )
}

const focusedIndex = () => (document.activeElement as HTMLElement).dataset['index']
const selected = () => document.querySelectorAll('tbody [aria-selected=true]').length
const rowsInDocument = () => document.querySelectorAll('tbody tr').length

async function focusFirstRow() {
  document.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus()
  await vi.waitFor(() => expect(focusedIndex()).toBe('0'))
}

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

test('is one stop for Tab, and arrows, Home and End move from row to row', async () => {
  await render(<Invoices />)
  expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1)
  await focusFirstRow()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focusedIndex()).toBe('2')
  await userEvent.keyboard('{ArrowUp}')
  expect(focusedIndex()).toBe('1')
  await userEvent.keyboard('{End}')
  expect(focusedIndex()).toBe('4')
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedIndex()).toBe('4')
  await userEvent.keyboard('{Home}')
  expect(focusedIndex()).toBe('0')
})

test('opens a row with Enter or a press, but not with what is in a cell', async () => {
  const onRowActivate = vi.fn<(row: Invoice) => void>()
  const columns = [...invoiceColumns, { id: 'more', header: 'Acties', cell: () => <button type="button">Meer</button> }]
  const screen = await render(<Invoices columns={columns} onRowActivate={onRowActivate} />)
  await focusFirstRow()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onRowActivate.mock.calls.map(([row]) => row.number)).toEqual(['2026-0004'])
  await userEvent.click(screen.getByText('2026-0002'))
  expect(onRowActivate).toHaveBeenCalledTimes(2)
  const more = screen.getByRole('button', { name: 'Meer' }).first()
  await userEvent.click(more)
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onRowActivate).toHaveBeenCalledTimes(2)
})

test('selects with Space, extends with Shift, takes all with Ctrl+A and clears from the bar', async () => {
  const screen = await render(<Invoices />)
  await focusFirstRow()
  await userEvent.keyboard(' ')
  expect(selected()).toBe(1)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selected()).toBe(3)
  await expect.element(screen.getByRole('group', { name: 'Acties voor de selectie' })).toBeVisible()
  await expect.element(screen.getByLabelText('Alles selecteren')).toBePartiallyChecked()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toBe(5)
  await userEvent.click(screen.getByRole('button', { name: 'Selectie wissen' }))
  expect(selected()).toBe(0)
})

test('selects with the checkbox of a row, and with Shift every row up to it', async () => {
  const onRowActivate = vi.fn()
  const screen = await render(<Invoices onRowActivate={onRowActivate} />)
  await userEvent.click(screen.getByLabelText('Selecteer factuur 2026-0005'))
  expect(selected()).toBe(1)
  await userEvent.click(screen.getByLabelText('Selecteer factuur 2026-0002'), { modifiers: ['Shift'] })
  expect(selected()).toBe(4)
  await userEvent.click(screen.getByLabelText('Alles selecteren'))
  expect(selected()).toBe(5)
  expect(onRowActivate).not.toHaveBeenCalled()
})

test('tells which row is worked on as the focus moves, once per row', async () => {
  const onCurrentChange = vi.fn()
  function Following() {
    const [current, setCurrent] = useState<string | null>(null)
    const follow = (key: string) => {
      onCurrentChange(key)
      setCurrent(key)
    }
    return <Invoices currentKey={current} onCurrentChange={follow} />
  }
  await render(<Following />)
  await focusFirstRow()
  await userEvent.keyboard('{ArrowDown}')
  expect(onCurrentChange.mock.calls.flat()).toEqual(['2026-0005', '2026-0004'])
  expect(document.querySelector('[aria-current=true]')).toBe(document.activeElement)
})

test('hands the focus to the next row when the row with the focus is taken away', async () => {
  function Processing() {
    const [rows, setRows] = useState(invoices(5))
    return <Invoices rows={rows} onRowActivate={(done) => setRows(rows.filter((row) => row !== done))} />
  }
  await render(<Processing />)
  await focusFirstRow()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('2026-0003'))
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('2026-0005'))
})

test('Tab leads to the row that its owner works on', async () => {
  const screen = await render(<Invoices currentKey="2026-0003" />)
  const tabStop = () => document.querySelector('tbody [tabindex="0"]')?.textContent
  expect(tabStop()).toContain('2026-0003')
  await screen.rerender(<Invoices currentKey="2026-0001" />)
  expect(tabStop()).toContain('2026-0001')
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

test('has as many elements with 100,000 rows as with 1,000', async () => {
  const screen = await render(<Invoices count={1_000} />)
  await vi.waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10))
  const few = rowsInDocument()
  await screen.unmount()
  await render(<Invoices count={100_000} />)
  await vi.waitFor(() => expect(rowsInDocument()).toBe(few))
  expect(few).toBeLessThan(40)
})

test('reaches the last of 10,000 rows with End and the first with Home, and keeps the focus', async () => {
  await render(<Invoices count={10_000} />)
  await vi.waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10))
  await focusFirstRow()
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(focusedIndex()).toBe('9999'))
  await expect.element(page.getByText('2026-0001', { exact: true })).toBeInViewport()
  await userEvent.keyboard('{Home}')
  await vi.waitFor(() => expect(focusedIndex()).toBe('0'))
})

test('keeps the row with the focus when it is scrolled out of sight', async () => {
  await render(<Invoices count={10_000} />)
  await vi.waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10))
  await focusFirstRow()
  const scroller = document.querySelector('[data-scrolls]') as HTMLElement
  scroller.scrollTop = 200_000
  await vi.waitFor(() => expect(document.querySelector('[data-index="4762"]')).not.toBeNull())
  expect(focusedIndex()).toBe('0')
})

test('keeps head and totals in sight while the rows scroll', async () => {
  await render(<Invoices count={100} />)
  const scroller = document.querySelector('[data-scrolls]') as HTMLElement
  scroller.scrollTop = 1_000
  const box = scroller.getBoundingClientRect()
  const head = document.querySelector('thead th') as HTMLElement
  const total = document.querySelector('tfoot td') as HTMLElement
  await vi.waitFor(() => expect(head.getBoundingClientRect().top).toBeCloseTo(box.top, 0))
  expect(total.getBoundingClientRect().bottom).toBeCloseTo(box.bottom, 0)
})

test('a plain table that scrolls can be scrolled by key', async () => {
  const screen = await render(<Invoices count={50} selection={undefined} onRowActivate={undefined} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Facturen' })).toHaveFocus()
})

test('is a card under 640 px: the amount at the right, what matters less is gone', async () => {
  await page.viewport(390, 800)
  await render(<Invoices />)
  const [title, amount, date] = ['title', 'amount', 'none'].map(
    (slot) => document.querySelector(`tbody [data-card=${slot}]`) as HTMLElement,
  )
  expect(amount?.getBoundingClientRect().right).toBeGreaterThan(350)
  expect(amount?.getBoundingClientRect().top).toBeCloseTo(title?.getBoundingClientRect().top ?? 0, 0)
  expect(date?.getBoundingClientRect().height).toBe(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})

test('has every row in the document while printing', async () => {
  await render(<Invoices count={1_000} />)
  await vi.waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10))
  window.dispatchEvent(new Event('beforeprint'))
  expect(rowsInDocument()).toBe(1_000)
  window.dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(rowsInDocument()).toBeLessThan(40))
})

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
  await vi.waitFor(() => expect(widthOf('contact')).toBeGreaterThanOrEqual(before + 19))
  expect(widthOf('date')).toBeLessThanOrEqual(next - 19)
  const drag = { pointerId: 1, button: 0, bubbles: true, cancelable: true }
  // The browser only captures pointers of its own.
  handle.element().setPointerCapture = () => undefined
  handle.element().dispatchEvent(new PointerEvent('pointerdown', { ...drag, clientX: 300 }))
  handle.element().dispatchEvent(new PointerEvent('pointermove', { ...drag, clientX: 250 }))
  handle.element().dispatchEvent(new PointerEvent('pointerup', { ...drag, clientX: 250 }))
  await vi.waitFor(() => expect(Math.abs(widthOf('contact') - (before - 30))).toBeLessThanOrEqual(2))
  const chosen = widthOf('contact')
  await screen.unmount()

  const again = await render(<Invoices {...widths} />)
  expect(Math.abs(widthOf('contact') - chosen)).toBeLessThanOrEqual(1)
  again.getByRole('separator', { name: 'Relatie' }).element().focus()
  await userEvent.keyboard('{Delete}')
  await vi.waitFor(() => expect(Math.abs(widthOf('contact') - before)).toBeLessThanOrEqual(1))
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
  await vi.waitFor(() => expect(Math.abs(widthOf('number') - 56)).toBeLessThanOrEqual(1))
})

test('cards have a menu for their order, and a table with heads has none', async () => {
  const onSortChange = vi.fn()
  const sort = { columnId: 'date', direction: 'ascending' } as const
  const screen = await render(<Invoices sort={sort} onSortChange={onSortChange} />)
  expect(screen.getByRole('button', { name: 'Sorteren: datum' }).query()).toBeNull()
  await page.viewport(390, 800)
  const menu = screen.getByRole('button', { name: 'Sorteren: datum' })
  await userEvent.click(menu)
  await expect.element(screen.getByRole('menuitemradio', { name: 'Datum' })).toBeChecked()
  await expectAccessible()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Aflopend' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'date', direction: 'descending' })
  await userEvent.click(menu)
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Bedrag' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'ascending' })
  await page.viewport(1280, 800)
})

test('the heads above cards take no Tab: the box for all, the menu and the first row do', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Invoices onSortChange={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Sorteren' })).toBeVisible()
  const stops: (string | null)[] = []
  for (let press = 0; press < 3; press++) {
    await userEvent.tab()
    const stop = document.activeElement
    stops.push(stop?.getAttribute('role') ?? stop?.tagName.toLowerCase() ?? null)
  }
  expect(stops).toEqual(['input', 'button', 'row'])
  await expect.element(screen.getByRole('columnheader', { name: 'Relatie' })).toBeInTheDocument()
  await page.viewport(1280, 800)
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
    await vi.waitFor(() => expect(handles()).toEqual(expected))
  }
  await expectHandles(1280, ['number', 'contact', 'date', 'status'])
  await expectHandles(1000, ['number', 'contact', 'date'])
  await expectHandles(800, ['number'])
  await page.viewport(1280, 800)
})
