import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />
const focusedIndex = () => (document.activeElement as HTMLElement).dataset['index']
const rowsInDocument = () => document.querySelectorAll('tbody tr').length

async function focusFirstRow() {
  document.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus()
  await expect.poll(focusedIndex).toBe('0')
}

test('has as many elements with 100,000 rows as with 1,000', async () => {
  const screen = await render(<Invoices count={1_000} />)
  await expect.poll(rowsInDocument).toBeGreaterThan(10)
  const few = rowsInDocument()
  await screen.unmount()
  await render(<Invoices count={100_000} />)
  await expect.poll(rowsInDocument).toBe(few)
  expect(few).toBeLessThan(40)
})

test('reaches the last of 10,000 rows with End and the first with Home, and keeps the focus', async () => {
  await render(<Invoices count={10_000} />)
  await expect.poll(rowsInDocument).toBeGreaterThan(10)
  await focusFirstRow()
  await userEvent.keyboard('{End}')
  await expect.poll(focusedIndex).toBe('9999')
  await expect.element(page.getByText('2026-0001', { exact: true })).toBeInViewport()
  await userEvent.keyboard('{Home}')
  await expect.poll(focusedIndex).toBe('0')
})

test('keeps the row with the focus when it is scrolled out of sight', async () => {
  await render(<Invoices count={10_000} />)
  await expect.poll(rowsInDocument).toBeGreaterThan(10)
  await focusFirstRow()
  const scroller = document.querySelector('[data-scrolls]') as HTMLElement
  scroller.scrollTop = 200_000
  await expect.poll(() => document.querySelector('[data-index="4762"]')).not.toBeNull()
  expect(focusedIndex()).toBe('0')
})

test('keeps head and totals in sight while the rows scroll', async () => {
  await render(<Invoices count={100} />)
  const scroller = document.querySelector('[data-scrolls]') as HTMLElement
  scroller.scrollTop = 1_000
  const box = scroller.getBoundingClientRect()
  const head = document.querySelector('thead th') as HTMLElement
  const total = document.querySelector('tfoot td') as HTMLElement
  await expect.poll(() => head.getBoundingClientRect().top).toBeCloseTo(box.top, 0)
  expect(total.getBoundingClientRect().bottom).toBeCloseTo(box.bottom, 0)
})

test('a plain table that scrolls can be scrolled by key', async () => {
  const screen = await render(<Invoices count={50} selection={undefined} onRowActivate={undefined} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Facturen' })).toHaveFocus()
})

test('has every row in the document while printing', async () => {
  await render(<Invoices count={1_000} />)
  await expect.poll(rowsInDocument).toBeGreaterThan(10)
  window.dispatchEvent(new Event('beforeprint'))
  expect(rowsInDocument()).toBe(1_000)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(rowsInDocument).toBeLessThan(40)
})
