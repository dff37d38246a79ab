import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import type { Column } from './table-types.ts'
import { Table } from './table.tsx'
import { InvoicesTable, type InvoicesTableProps } from '../testing/invoices-table.tsx'

const Invoices = (props: InvoicesTableProps) => <InvoicesTable maxHeight="400px" {...props} />

afterEach(() => page.viewport(1280, 800))

test('cards have boxes once somebody chooses, and a press on one chooses it; opening comes back with Klaar', async () => {
  await page.viewport(390, 800)
  const onRowActivate = vi.fn()
  const screen = await render(<Invoices count={3} onRowActivate={onRowActivate} onSortChange={() => undefined} />)
  const choose = screen.getByRole('button', { name: 'Selecteren' })
  await expect.element(choose).toBeVisible()
  const rows = screen.getByRole('row').elements().slice(1, 4)
  const press = (index: number) => userEvent.click(rows[index]?.querySelector('[data-card=title]') as HTMLElement)
  const box = (index: number) => rows[index]?.querySelector('input') as HTMLInputElement
  expect(box(0).checkVisibility()).toBe(false)
  await press(0)
  expect(onRowActivate).toHaveBeenCalledTimes(1)
  await userEvent.click(choose)
  await expect.element(screen.getByRole('button', { name: 'Klaar' })).toHaveFocus()
  expect(box(0).checkVisibility()).toBe(true)
  await press(1)
  expect(onRowActivate).toHaveBeenCalledTimes(1)
  expect(rows.map((row) => row.ariaSelected)).toEqual(['false', 'true', 'false'])
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  await expect.element(choose).toBeVisible()
  expect(rows.map((row) => row.ariaSelected)).toEqual(['false', 'false', 'false'])
  expect(box(0).checkVisibility()).toBe(false)
})

test('while cards are chosen a link in one leads nowhere: the press chooses, and the link comes back after it', async () => {
  await page.viewport(390, 800)
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const columns: Column<number>[] = [
    {
      id: 'name',
      header: 'Leverancier',
      card: 'title',
      cell: () => (
        <a href="#purchase" onClick={onFollow}>
          Drukkerij Zwart en Zonen
        </a>
      ),
    },
  ]
  const onChange = vi.fn<(keys: ReadonlySet<string>) => void>()
  const screen = await render(
    <Table label="Inkoop" columns={columns} rows={[1, 2]} rowKey={String} selection={{ keys: new Set(), onChange }} />,
  )
  const link = document.querySelector('tbody a') as HTMLElement
  await userEvent.click(link)
  expect(onFollow).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Selecteren' }))
  const box = link.getBoundingClientRect()
  const pressed = document.elementFromPoint(box.left + 4, box.top + 4) as HTMLElement
  expect(pressed.closest('a')).toBeNull()
  pressed.click()
  expect(onFollow).toHaveBeenCalledTimes(1)
  expect(onChange).toHaveBeenLastCalledWith(new Set(['1']))
})

test('cards of a list that is there to choose from have their boxes at once', async () => {
  await page.viewport(390, 800)
  const selection = { keys: new Set<string>(), onChange: () => undefined, always: true }
  const screen = await render(<Invoices count={2} selection={selection} />)
  await expect.element(screen.getByRole('checkbox', { name: 'Alles selecteren' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Selecteren' }).query()).toBeNull()
  await expect.element(screen.getByRole('checkbox').nth(1)).toBeVisible()
})

test('one card alone can be chosen too, and has no order', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Invoices count={1} onSortChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Selecteren' }))
  await expect.element(screen.getByRole('checkbox').nth(1)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sorteren/ }).query()).toBeNull()
})

test('without tools above them cards begin at once, and have their boxes once the owner says that somebody chooses', async () => {
  await page.viewport(390, 800)
  const onChoosingChange = vi.fn()
  const of = (choosing: boolean) => (
    <Invoices
      count={2}
      cardTools={false}
      onSortChange={() => undefined}
      selection={{ keys: new Set<string>(), onChange: () => undefined, choosing, onChoosingChange }}
    />
  )
  const screen = await render(of(false))
  expect(screen.getByRole('button', { name: /Selecteren|Sorteren/ }).query()).toBeNull()
  await screen.rerender(of(true))
  await expect.element(screen.getByRole('checkbox', { name: 'Alles selecteren' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sorteren/ }).query()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(onChoosingChange).toHaveBeenLastCalledWith(false)
})
