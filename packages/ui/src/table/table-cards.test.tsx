import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />

afterEach(() => page.viewport(1280, 800))

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
})
