import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'
import { invoices } from '../testing/invoices.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />
const focusedIndex = () => (document.activeElement as HTMLElement).dataset['index']
const rowsInDocument = () => document.querySelectorAll('tbody tr').length

const rowAt = (index: number) => document.querySelector<HTMLElement>(`tbody [data-index="${index}"]`)
const topOf = (index: number) => rowAt(index)?.getBoundingClientRect().top
const headBottom = () => (document.querySelector('thead th') as HTMLElement).getBoundingClientRect().bottom

afterEach(() => page.viewport(1280, 800))

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

const grows = invoices(500)

test.each([1280, 390])(
  'at %i px a table that grows beyond what the page can hold stays at the row one was at',
  async (width) => {
    await page.viewport(width, 800)
    const table = (count: number) => <InvoicesTable rows={grows.slice(0, count)} selection={undefined} />
    const screen = await render(table(150))
    rowAt(140)?.scrollIntoView({ block: 'start' })
    await expect.poll(() => window.scrollY).toBeGreaterThan(3_000)
    await screen.rerender(table(300))
    await expect.poll(rowsInDocument).toBeLessThan(60)
    await expect.poll(() => topOf(141)).toBeLessThan(700)
    expect(topOf(141)).toBeGreaterThan(0)
  },
)

test('a table that grows while its begin is in sight stays there', async () => {
  const screen = await render(<InvoicesTable rows={grows.slice(0, 150)} />)
  await screen.rerender(<InvoicesTable rows={grows} />)
  await expect.poll(rowsInDocument).toBeLessThan(60)
  await expect.poll(() => topOf(0)).toBeGreaterThanOrEqual(headBottom() - 1)
})

test.each([50, 500])('of %i rows the one that one comes back to is in sight, and Tab leads to it', async (count) => {
  const rows = grows.slice(0, count)
  const back = rows[40]?.number ?? ''
  const screen = await render(<InvoicesTable rows={rows} returnKey={back} />)
  await expect.poll(() => topOf(40)).toBeLessThan(760)
  expect(topOf(40)).toBeGreaterThan(headBottom() - 1)
  expect(rowAt(40)?.tabIndex).toBe(0)
  // It is come back to once: who scrolls on is left alone.
  const scroller = document.querySelector('[data-scrolls]') as HTMLElement
  for (const area of [document.documentElement, scroller]) area.scrollTop = 0
  await screen.rerender(<InvoicesTable rows={[...rows]} returnKey={back} />)
  await expect.poll(() => topOf(0)).toBeGreaterThan(0)
})

test.each([50, 500])('who comes back to a row of %i has the focus on it, and goes on from there', async (count) => {
  await render(
    <main tabIndex={-1}>
      <InvoicesTable rows={grows.slice(0, count)} returnKey={grows[40]?.number} />
    </main>,
  )
  await expect.poll(focusedIndex).toBe('40')
  await userEvent.keyboard('j')
  await expect.poll(focusedIndex).toBe('41')
})

test('who is at something beside the table by then stays there', async () => {
  const list = (rows: typeof grows) => (
    <>
      <button type="button">Filters</button>
      <InvoicesTable rows={rows} loading returnKey={grows[20]?.number} />
    </>
  )
  const screen = await render(list([]))
  const button = screen.getByRole('button', { name: 'Filters' })
  button.element().focus()
  await screen.rerender(list(grows.slice(0, 100)))
  await expect.poll(() => rowAt(20)?.tabIndex).toBe(0)
  await expect.element(button).toHaveFocus()
})

test('a row that comes later is come back to then', async () => {
  const screen = await render(<InvoicesTable rows={[]} loading returnKey={grows[60]?.number} />)
  await screen.rerender(<InvoicesTable rows={grows.slice(0, 100)} returnKey={grows[60]?.number} />)
  await expect.poll(() => topOf(60)).toBeLessThan(760)
  expect(rowAt(60)?.tabIndex).toBe(0)
})

test('another list begins at its first row, and asks for no more than what is in sight', async () => {
  const rows = invoices(1_000)
  const onNearEnd = vi.fn()
  const table = (from: number, to: number) => (
    <Invoices rows={rows.slice(from, to)} totalCount={1_000} onNearEnd={onNearEnd} />
  )
  const screen = await render(table(0, 400))
  await focusFirstRow()
  await userEvent.keyboard('{End}')
  await expect.poll(focusedIndex).toBe('399')
  // It is asked for: until it is there, there are no rows.
  await screen.rerender(table(0, 0))
  // An answer takes longer than these: what was scrolled to is gone once they are drawn.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  onNearEnd.mockClear()
  await screen.rerender(table(600, 650))
  await expect.poll(() => rowAt(0)?.tabIndex).toBe(0)
  await expect.poll(() => rowAt(1)?.textContent).toContain(rows[601]?.number)
  expect(onNearEnd).not.toHaveBeenCalled()
})

test('rows that come before the others leave the active one where Tab leads to', async () => {
  const rows = invoices(300)
  const screen = await render(<Invoices rows={rows.slice(100)} />)
  await focusFirstRow()
  await userEvent.keyboard('jj')
  await expect.poll(focusedIndex).toBe('2')
  ;(document.activeElement as HTMLElement).blur()
  await screen.rerender(<Invoices rows={rows.slice(50)} />)
  await expect.poll(() => document.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.dataset['index']).toBe('52')
})
