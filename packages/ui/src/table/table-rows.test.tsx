import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'
import { invoiceColumns, invoices, type Invoice } from '../testing/invoices.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />
const focusedIndex = () => (document.activeElement as HTMLElement).dataset['index']
const selected = () => document.querySelectorAll('tbody [aria-selected=true]').length

async function focusFirstRow() {
  document.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus()
  await expect.poll(focusedIndex).toBe('0')
}

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
  await expect.poll(() => document.activeElement?.textContent).toContain('2026-0003')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toContain('2026-0005')
})

test('Tab leads to the row that its owner works on', async () => {
  const screen = await render(<Invoices currentKey="2026-0003" />)
  const tabStop = () => document.querySelector('tbody [tabindex="0"]')?.textContent
  expect(tabStop()).toContain('2026-0003')
  await screen.rerender(<Invoices currentKey="2026-0001" />)
  expect(tabStop()).toContain('2026-0001')
})
