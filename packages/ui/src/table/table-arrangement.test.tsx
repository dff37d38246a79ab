import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'
import { invoiceColumns } from '../testing/invoices.tsx'
import type { ColumnArrangement } from './column-arrangement.ts'

const wide = invoiceColumns.map((column) => ({ ...column, width: '300px', priority: 1 as const }))

function Arranged(props: InvoicesTableProps) {
  const [arrangement, setArrangement] = useState<ColumnArrangement>()
  return (
    <InvoicesTable
      count={260}
      maxHeight="400px"
      columns={wide}
      columnArrangement={arrangement}
      onColumnArrange={setArrangement}
      {...props}
    />
  )
}

const headsInOrder = () =>
  [...document.querySelectorAll<HTMLElement>('thead [data-column]')].map(({ dataset }) => dataset['column'])
const headOf = (id: string) => document.querySelector(`thead [data-column=${id}]`) as HTMLElement
const cellOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('tbody td')].find(({ textContent }) => textContent === text)
const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
const scroller = () => document.querySelector('[data-scrolls]') as HTMLElement

test('a column is moved by key, keeps the focus, and says where it stands', async () => {
  const screen = await render(<Arranged />)
  const grip = screen.getByRole('button', { name: 'Datum verplaatsen' })
  await expect.element(grip).toBeInTheDocument()
  grip.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(headsInOrder).toEqual(['number', 'date', 'contact', 'status', 'amount'])
  await expect.element(grip).toHaveFocus()
  await expect.element(screen.getByText('Datum staat op plek 2 van 5')).toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.poll(headsInOrder).toEqual(['number', 'contact', 'status', 'amount', 'date'])
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.poll(headsInOrder).toEqual(['date', 'number', 'contact', 'status', 'amount'])
  expect(document.querySelector('tbody tr[data-index] td + td')?.textContent).toMatch(/^18 \w+ 2026$/)
  await expectAccessible()
})

test('its menu moves a column too, and pins it', async () => {
  const screen = await render(<Arranged />)
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Status verplaatsen' }))
    await userEvent.click(screen.getByRole('menuitem', { name }))
  }
  await choose('Eén plek naar voren')
  await expect.poll(headsInOrder).toEqual(['number', 'contact', 'status', 'date', 'amount'])
  await choose('Vastzetten')
  await expect.poll(headsInOrder).toEqual(['status', 'number', 'contact', 'date', 'amount'])
  await expect.element(screen.getByRole('button', { name: 'Status verplaatsen' })).toHaveFocus()
  await choose('Losmaken')
  await expect.poll(() => headOf('status').dataset['pin']).toBeUndefined()
})

test('a column is dragged beside another, and Escape leaves it where it was', async () => {
  const screen = await render(<Arranged />)
  const button = screen.getByRole('button', { name: 'Nummer verplaatsen' })
  await expect.element(button).toBeInTheDocument()
  const grip = button.element().closest('span') as HTMLElement
  // The browser only captures pointers of its own.
  grip.setPointerCapture = () => undefined
  const pointer = (type: string, clientX: number) =>
    button
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true, cancelable: true, clientX }))
  const overContact = headOf('contact').getBoundingClientRect().right - 40
  pointer('pointerdown', left(button.element()))
  pointer('pointermove', overContact)
  await expect.poll(() => headOf('contact').dataset['drop']).toBe('after')
  button.element().focus()
  await userEvent.keyboard('{Escape}')
  pointer('pointerup', overContact)
  expect(headsInOrder()[0]).toBe('number')
  pointer('pointerdown', left(button.element()))
  pointer('pointermove', overContact)
  pointer('pointerup', overContact)
  await expect.poll(headsInOrder).toEqual(['contact', 'number', 'date', 'status', 'amount'])
  expect(document.querySelector('[data-drop], [data-dragging]')).toBeNull()
})

test('pinned columns and the boxes before them stay in sight while the others scroll', async () => {
  const columns = wide.map((column) => ({
    ...column,
    ...(column.id === 'contact' && { pinned: 'start' as const }),
    ...(column.id === 'amount' && { pinned: 'end' as const, total: 'Totaal' }),
  }))
  await page.viewport(1150, 800)
  await render(<Arranged columns={columns} />)
  await expect.poll(headsInOrder).toEqual(['contact', 'number', 'date', 'status', 'amount'])
  const contact = () => cellOf('Gemeente Haarlem')
  const before = [left(headOf('contact')), left(contact()), left(headOf('amount'))]
  const scrolled = left(headOf('number'))
  scroller().scrollTo({ left: 200 })
  await expect.poll(() => left(headOf('number'))).toBe(scrolled - 200)
  expect([left(headOf('contact')), left(contact()), left(headOf('amount'))]).toEqual(before)
  expect(left(contact())).toBe(left(scroller()) + 56)
  const { left: x, top: y } = headOf('contact').getBoundingClientRect()
  expect(document.elementFromPoint(x + 200, y + 20)?.closest('th')).toBe(headOf('contact'))
  const foot = document.querySelector('tfoot [data-pin=end]')
  expect(left(foot)).toBe(before[2])
  await expectAccessible()
  await page.viewport(1280, 800)
})

test('columns that would leave little room to scroll in are not kept in sight', async () => {
  await page.viewport(700, 800)
  const columns = wide.map((column) => ({ ...column, ...(column.id !== 'amount' && { pinned: 'start' as const }) }))
  await render(<Arranged columns={columns} />)
  await expect.poll(() => scroller().scrollWidth > scroller().clientWidth).toBe(true)
  expect(document.querySelector('[data-pins]')).toBeNull()
  scroller().scrollTo({ left: 200 })
  await expect.poll(() => left(headOf('number'))).toBeLessThan(0)
  await page.viewport(1280, 800)
})

test('cards have the places of their slots, and no grips', async () => {
  await page.viewport(390, 800)
  const screen = await render(
    <Arranged columnArrangement={{ order: ['amount', 'status', 'contact', 'number'], pinned: ['amount'] }} />,
  )
  await expect.poll(headsInOrder).toEqual(['number', 'contact', 'date', 'status', 'amount'])
  expect(screen.getByRole('button', { name: 'verplaatsen' }).elements()).toEqual([])
  await page.viewport(1280, 800)
})
