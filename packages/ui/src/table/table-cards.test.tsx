import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import type { Column } from './table-types.ts'
import { Table } from './table.tsx'
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

test('a date stands after its number; without one it begins at the edge, without a separator', async () => {
  await page.viewport(390, 800)
  const place = { header: 'Plaats', cell: () => 'Haarlem', card: 'title' } as const
  const number = { id: 'number', header: 'Nummer', cell: () => '2026-0044', card: 'number' } as const
  const day = { id: 'day', header: 'Datum', cell: () => '1 juni', card: 'date' } as const
  const of = (columns: readonly Column<number>[]) => (
    <Table label="Ritten" columns={columns} rows={[1]} rowKey={(row) => String(row)} />
  )
  const shown = () => {
    const [date, title] = ['date', 'title'].map(
      (slot) => document.querySelector(`tbody [data-card=${slot}]`) as HTMLElement,
    )
    const indent = (date?.getBoundingClientRect().left ?? 0) - (title?.getBoundingClientRect().left ?? 0)
    return { separator: date && getComputedStyle(date, '::before').content, isAtEdge: indent === 0 }
  }
  const screen = await render(of([{ id: 'place', ...place }, number, day]))
  expect(shown()).toEqual({ separator: '"· "', isAtEdge: false })
  await screen.rerender(of([day, { id: 'place', ...place }]))
  expect(shown()).toEqual({ separator: 'none', isAtEdge: true })
})

test('a column says nothing on a card where its words for that are null, and else what it says in a table', async () => {
  const word = (of: string | false | null): Column<number> => ({
    id: String(of),
    header: 'Jaar',
    cell: () => '2026',
    card: 'detail',
    cardCell: () => of,
  })
  const columns = [word('dit jaar'), word(false), word(''), word(null)]
  const said = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent)
  await page.viewport(390, 800)
  const screen = await render(<Table label="Jaren" columns={columns} rows={[1]} rowKey={String} />)
  expect(said()).toEqual(['dit jaar', '2026', '2026', ''])
  await page.viewport(1280, 800)
  await screen.rerender(<Table label="Jaren" columns={columns} rows={[1]} rowKey={String} />)
  await expect.poll(said).toEqual(['2026', '2026', '2026', '2026'])
})

test('beside an amount with another under it a name stands on the line of the first', async () => {
  await page.viewport(390, 800)
  const amounts = (
    <>
      <span style={{ display: 'block' }}>1.895,00</span>saldo 4.295,00
    </>
  )
  const columns: Column<number>[] = [
    { id: 'name', header: 'Omschrijving', cell: () => 'Inbreng camera', card: 'title' },
    { id: 'balance', header: 'Saldo', cell: () => amounts, card: 'amount' },
  ]
  const screen = await render(<Table label="Kaart" columns={columns} rows={[1]} rowKey={String} />)
  const boxOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect()
  expect(boxOf('Inbreng camera').top).toBeCloseTo(boxOf('1.895,00').top, 0)
  expect(boxOf('Inbreng camera').left).toBeLessThan(24)
})

test('a name with no amount beside it has the whole line, whatever stands under it at the end', async () => {
  await page.viewport(390, 800)
  const columns: Column<number>[] = [
    { id: 'name', header: 'Klant', cell: () => 'Loodgietersbedrijf Van den Vos', card: 'title' },
    { id: 'period', header: 'Btw', cell: () => '3e kwartaal 2026', card: 'number' },
    { id: 'state', header: 'Staat', cell: () => 'Nog te doen, 29 dagen te laat', card: 'status' },
  ]
  const amount: Column<number> = { id: 'amount', header: 'Bedrag', cell: () => '10,00', card: 'amount' }
  const heightOf = (slot: string) => document.querySelector(`tbody [data-card=${slot}]`)?.getBoundingClientRect().height
  const of = (shown: readonly Column<number>[]) => (
    <Table label="Klanten" columns={shown} rows={[1]} rowKey={(row) => String(row)} />
  )
  const screen = await render(of(columns))
  const oneLine = heightOf('title')
  expect(oneLine).toBeLessThan(30)
  await screen.rerender(of([...columns, amount]))
  expect(heightOf('title')).toBeGreaterThan(oneLine ?? Infinity)
})

test('a card of totals says what it is, also where the name and not the number is named', async () => {
  await page.viewport(390, 800)
  const columns: Column<number>[] = [
    { id: 'name', header: 'Leverancier', cell: () => 'KPN', card: 'title', total: 'Totaal' },
    { id: 'number', header: 'Nummer', cell: () => '2026-0044', card: 'number' },
    { id: 'amount', header: 'Bedrag', cell: () => '10,00', card: 'amount', align: 'end', total: '10,00' },
  ]
  await render(<Table label="Inkoop" columns={columns} rows={[1]} rowKey={(row) => String(row)} />)
  const title = document.querySelector('tfoot [data-card=title]')
  const { left = 0, top = 0, height = 0 } = title?.getBoundingClientRect() ?? {}
  expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(title)
})

test('what stands in place of rows is as wide as the table, also where rows would be cards', async () => {
  await page.viewport(390, 800)
  await render(<Invoices count={0} empty={<p id="empty">Leeg</p>} selection={undefined} />)
  expect(document.querySelector('#empty')?.getBoundingClientRect().width).toBe(
    document.querySelector('table')?.getBoundingClientRect().width,
  )
})

test('cards that are loading begin where they will be: what stands above them is there already', async () => {
  await page.viewport(390, 800)
  const onSortChange = () => undefined
  const topOfCards = async () => {
    await expect.element(page.getByRole('button', { name: 'Sorteren' })).toBeVisible()
    return document.querySelector('table')?.getBoundingClientRect().top
  }
  const screen = await render(<Invoices rows={[]} loading onSortChange={onSortChange} />)
  const waiting = await topOfCards()
  await screen.rerender(<Invoices onSortChange={onSortChange} />)
  expect(await topOfCards()).toBe(waiting)
})

test('cards that are loading have a bar for each text, apart from each other', async () => {
  await page.viewport(390, 800)
  await render(<Invoices count={0} loading />)
  const bars = [...document.querySelectorAll('tbody tr:first-child [data-card]:not([data-card=none]) span')]
  const boxes = bars.map((bar) => bar.getBoundingClientRect())
  expect(boxes.length).toBeGreaterThan(2)
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(40)
    for (const other of boxes.slice(index + 1)) {
      const [across, down] = [
        Math.min(box.right, other.right) - Math.max(box.left, other.left),
        Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
      ]
      expect(Math.min(across, down)).toBeLessThanOrEqual(-4)
    }
  }
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

test('the heads above cards take no Tab: choosing, the menu and the first row do', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Invoices onSortChange={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Sorteren' })).toBeVisible()
  const stops: (string | null)[] = []
  for (let press = 0; press < 3; press++) {
    await userEvent.tab()
    const stop = document.activeElement
    stops.push(stop?.getAttribute('role') ?? stop?.tagName.toLowerCase() ?? null)
  }
  expect(stops).toEqual(['button', 'button', 'row'])
  await expect.element(screen.getByRole('columnheader', { name: 'Relatie' })).toBeInTheDocument()
})

test('a card that is loading has one bar under its name, without the dot of a date', async () => {
  await page.viewport(390, 800)
  const columns: Column<number>[] = [
    { id: 'name', header: 'Omschrijving', cell: () => 'Afschrijving', card: 'title' },
    { id: 'number', header: 'Nummer', cell: () => 'MEM 12', card: 'number' },
    { id: 'day', header: 'Datum', cell: () => '1 juni', card: 'date' },
  ]
  await render(<Table label="Boekingen" columns={columns} rows={[]} rowKey={String} loading />)
  const [number, date] = ['number', 'date'].map(
    (slot) => document.querySelector(`tbody tr:first-child [data-card=${slot}]`) as HTMLElement,
  )
  expect(number?.firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(100)
  expect(date?.checkVisibility()).toBe(false)
})
