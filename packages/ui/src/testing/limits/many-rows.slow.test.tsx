import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '../../combobox/combobox.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { Menu } from '../../menu/menu.tsx'
import { Table } from '../../table/table.tsx'
import { expectAccessible } from '../axe.ts'
import { invoiceColumns, invoices } from '../invoices.tsx'

const table = (count: number) => (
  <Table
    label="Facturen"
    columns={invoiceColumns}
    rows={invoices(count)}
    rowKey={({ number }) => number}
    empty={<EmptyState title="Nog geen facturen">Hier komen je facturen.</EmptyState>}
    onRowActivate={() => {}}
  />
)
const focusedText = () => document.activeElement?.textContent
const elements = () => document.querySelectorAll('tbody *').length

test('a table of 100,000 rows has about as many elements as one of 1,000, and End reaches the last', async () => {
  const screen = await render(table(1000))
  const few = elements()
  await screen.rerender(table(100_000))
  expect(elements()).toBeLessThanOrEqual(few * 1.2)
  expect(elements()).toBeGreaterThan(50)
  findElement('tbody tr[tabindex="0"]').focus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByText('2026-0001', { exact: true })).toBeVisible()
  expect(elements()).toBeLessThanOrEqual(few * 1.2)
})

test('a table of no rows says what will be here, and is clean for axe', async () => {
  const screen = await render(table(0))
  await expect.element(screen.getByText('Nog geen facturen')).toBeVisible()
  await expectAccessible()
})

test('a combobox of 10,000 options shows a bounded number of them, and finds the last by typing', async () => {
  const options = Array.from({ length: 10_000 }, (_, index) => ({ value: index, label: `Relatie ${index + 1}` }))
  const screen = await render(<Combobox label="Relatie" options={options} value={null} onChange={() => {}} />)
  const field = screen.getByRole('combobox')
  await userEvent.click(field)
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
  await userEvent.fill(field, '10000')
  await expect.element(screen.getByRole('option')).toHaveTextContent('Relatie 10000')
  expect(document.querySelectorAll('[role=option]')).toHaveLength(1)
})

test('a menu of 10,000 items goes to the last by End and to another by typing, and stays within the window', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({
    label: index === 4710 ? 'Studio Noord' : `${index + 1}e administratie`,
  }))
  const screen = await render(<Menu trigger={<button type="button">Administraties</button>} items={items} />)
  screen.getByRole('button').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedText).toBe('1e administratie')
  await userEvent.keyboard('{End}')
  await expect.poll(focusedText).toBe('10000e administratie')
  const { top, bottom } = findElement(':popover-open').getBoundingClientRect()
  expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
  await userEvent.keyboard('s')
  await expect.poll(focusedText).toBe('Studio Noord')
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedText).toBe('Administraties')
})
