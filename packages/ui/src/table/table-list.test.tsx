import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable } from '../testing/invoices-table.tsx'
import { invoiceColumns, type Invoice } from '../testing/invoices.tsx'

const focused = () => (document.activeElement as HTMLElement).dataset['index']
const selected = () => document.querySelectorAll('tbody [aria-selected=true]').length
const byMonth = ({ date }: Invoice) => ({ key: date, name: date, detail: 'per maand', count: '1 factuur' })
const focusFirst = () => document.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus()
/** By then the browser has told what came in sight. */
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
const boxOf = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()

afterEach(() => page.viewport(1280, 800))

test('j and k go by row, x selects, and with Shift j a range is', async () => {
  await render(<InvoicesTable />)
  focusFirst()
  await userEvent.keyboard('jj')
  expect(focused()).toBe('2')
  await userEvent.keyboard('kx')
  expect(focused()).toBe('1')
  expect(selected()).toBe(1)
  await userEvent.keyboard('{Shift>}j{/Shift}')
  expect(selected()).toBe(2)
  await userEvent.keyboard('{Control>}j{/Control}')
  expect(focused()).toBe('2')
})

test('Space shows a row beside the list where that is possible, and then x alone selects', async () => {
  const onRowPeek = vi.fn<(row: Invoice) => void>()
  await render(<InvoicesTable onRowPeek={onRowPeek} />)
  focusFirst()
  await userEvent.keyboard('j ')
  expect(onRowPeek.mock.calls.map(([{ number }]) => number)).toEqual(['2026-0004'])
  expect(selected()).toBe(0)
  await userEvent.keyboard('x')
  expect(selected()).toBe(1)
})

test('rows of a group stand under its head, which the arrows pass over', async () => {
  const screen = await render(<InvoicesTable count={4} groupOf={byMonth} />)
  await expect.element(screen.getByText('2026-10-18')).toBeVisible()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(8)
  focusFirst()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('1')
  const head = screen.getByText('2026-10-18').element().closest('td') as HTMLElement
  expect(head.getBoundingClientRect().height).toBeLessThan(36)
  await expectAccessible()
})

test('what belongs to a row stands under it, and the row says that it is open', async () => {
  const screen = await render(<InvoicesTable openKey="2026-0004" detail={({ number }) => `Meer over ${number}`} />)
  const detail = screen.getByText('Meer over 2026-0004')
  await expect.element(detail).toBeVisible()
  const row = screen.getByRole('row', { name: /2026-0004.*€/ }).first()
  await expect.element(row).toHaveAttribute('aria-expanded', 'true')
  expect(detail.element().getBoundingClientRect().top).toBeGreaterThan(row.element().getBoundingClientRect().bottom - 1)
  await expectAccessible()
})

test('of 100,000 rows in groups only those in sight are in the document, and End reaches the last', async () => {
  await render(<InvoicesTable count={100_000} groupOf={byMonth} maxHeight="400px" />)
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(10)
  focusFirst()
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('99999')
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60)
})

test.each([
  [50, undefined],
  [250, '400px'],
])('the next rows are asked for when the last of %i come in sight, and not before', async (count, maxHeight) => {
  const onNearEnd = vi.fn()
  await render(<InvoicesTable count={count} maxHeight={maxHeight} onNearEnd={onNearEnd} />)
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(10)
  expect(onNearEnd).not.toHaveBeenCalled()
  focusFirst()
  await userEvent.keyboard('{End}')
  await expect.poll(() => onNearEnd.mock.calls.length).toBeGreaterThan(0)
})

test('rows that come by themselves push nothing away that has the focus below them', async () => {
  const onNearEnd = vi.fn()
  await render(
    <>
      <InvoicesTable count={50} onNearEnd={onNearEnd} />
      <button type="button">Na de lijst</button>
    </>,
  )
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(50)
  await twoFrames()
  page.getByRole('button', { name: 'Na de lijst' }).element().focus()
  await twoFrames()
  expect(onNearEnd).not.toHaveBeenCalled()
  focusFirst()
  await userEvent.keyboard('{End}')
  await expect.poll(() => onNearEnd.mock.calls.length).toBeGreaterThan(0)
})

test('a list that will be long scrolls by itself from its first page on', async () => {
  await render(<InvoicesTable count={50} totalCount={100_000} />)
  await expect.poll(() => (document.querySelector('[data-scrolls]') as HTMLElement).dataset['scrolls']).toBe('self')
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('100001')
})

test('the bar of the selection is the foot of the card, 56 px high, and no row moves for it', async () => {
  const screen = await render(<InvoicesTable bulkSummary="€ 1.210,00" />)
  const before = boxOf('tbody tr').top
  await userEvent.click(screen.getByLabelText('Selecteer factuur 2026-0005'))
  const bar = screen.getByRole('group', { name: 'Acties voor de selectie' })
  await expect.element(bar).toHaveTextContent('1 gekozen€ 1.210,00Verwijderen')
  const box = bar.element().getBoundingClientRect()
  expect(box.height).toBe(56)
  expect(box.width).toBe(boxOf('table').width)
  expect(box.top).toBeCloseTo(boxOf('table').bottom, 0)
  expect(boxOf('tbody tr').top).toBe(before)
})

test('a card says its number and date, and at the end when it is due', async () => {
  await page.viewport(390, 800)
  const slots = { number: 'number', date: 'date', status: 'due' } as const
  const columns = invoiceColumns.map((column) => ({
    ...column,
    card: column.id in slots ? slots[column.id as keyof typeof slots] : column.card,
    ...(column.id === 'status' && { cardCell: () => 'vervalt 19 dec' }),
  }))
  const screen = await render(<InvoicesTable columns={columns} />)
  const due = screen.getByText('vervalt 19 dec').first()
  await expect.element(due).toBeVisible()
  const slot = (name: string) => boxOf(`tbody [data-card=${name}]`)
  const [number, date, title] = [slot('number'), slot('date'), slot('title')]
  expect(date.left).toBeGreaterThan(number.right)
  expect(date.top).toBeCloseTo(number.top, 0)
  expect(number.top).toBeGreaterThan(title.bottom - 1)
  expect(due.element().getBoundingClientRect().right).toBeGreaterThan(350)
  expect(boxOf('tbody tr').height).toBeLessThanOrEqual(72)
  await expectAccessible()
})
