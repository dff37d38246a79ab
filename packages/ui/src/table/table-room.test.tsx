import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable } from '../testing/invoices-table.tsx'
import { boxOf, expectTotalsInSight, totals } from './table-room.test-support.tsx'
import type { Column, Sort } from './table-types.ts'
import { Table } from './table.tsx'

const above = <div style={{ height: 200 }} />
const gap = { padding: 24 }
const totalsEnd = () => totals().bottom

afterEach(async () => {
  document.documentElement.removeAttribute('style')
  await page.viewport(1280, 800)
})

test('a long table ends in sight under what stands above it, so that the page does not scroll as well', async () => {
  await render(
    <main style={gap}>
      {above}
      <InvoicesTable count={1_000} selection={undefined} />
    </main>,
  )
  await expect.poll(() => boxOf('[data-scrolls]').bottom).toBeLessThanOrEqual(800 - 24)
  expect(boxOf('[data-scrolls]').bottom).toBeGreaterThan(700)
  expect(totalsEnd()).toBeLessThanOrEqual(800 - 24)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800)
})

test('the lines under a long table are in sight with it; for more than these the page scrolls', async () => {
  const under = (height: number) => (
    <main style={gap}>
      {above}
      <div>
        <InvoicesTable count={1_000} selection={undefined} />
        <p style={{ height, margin: 0, marginTop: 12 }}>Alle toetsen</p>
        <div style={{ position: 'fixed', height: 60, bottom: 0 }} />
      </div>
    </main>
  )
  const screen = await render(under(40))
  await expect.poll(() => boxOf('p').bottom).toBeLessThanOrEqual(800 - 24)
  expect(boxOf('[data-scrolls]').bottom).toBeGreaterThan(680)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800)
  await screen.unmount()
  await render(under(900))
  await expect.poll(() => boxOf('[data-scrolls]').bottom).toBeGreaterThan(740)
})

test('a long table takes less where something comes above it, and more where the window grows', async () => {
  const table = <InvoicesTable count={1_000} selection={undefined} />
  const screen = await render(<main style={gap}>{table}</main>)
  await expect.poll(() => boxOf('[data-scrolls]').height).toBeGreaterThan(700)
  await screen.rerender(
    <main style={gap}>
      {above}
      {table}
    </main>,
  )
  await expect.poll(totalsEnd).toBeLessThanOrEqual(800 - 24)
  await page.viewport(1280, 1000)
  await expect.poll(totalsEnd).toBeGreaterThan(900)
  expect(totalsEnd()).toBeLessThanOrEqual(1000 - 24)
})

test('a long table fits the area that scrolls around it', async () => {
  await render(
    <div style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: 150 }} />
      <InvoicesTable count={1_000} selection={undefined} />
    </div>,
  )
  await expect.poll(() => boxOf('[data-scrolls]').height).toBeLessThanOrEqual(450)
  const area = document.querySelector('[style*="600px"]') as HTMLElement
  expect(area.scrollHeight).toBe(area.clientHeight)
})

test('a long table far down the page takes the window, between the bars that stay in sight', async () => {
  document.documentElement.style.setProperty('--klopt-sticky-top', '60px')
  document.documentElement.style.setProperty('--klopt-sticky-bottom', '70px')
  await render(
    <>
      <div style={{ height: 700 }} />
      <InvoicesTable count={1_000} selection={undefined} />
    </>,
  )
  await expect.poll(() => boxOf('[data-scrolls]').height).toBeLessThanOrEqual(800 - 130)
  expect(boxOf('[data-scrolls]').height).toBeGreaterThan(600)
})

test('a long table leaves room for a bar at the foot of the window', async () => {
  document.documentElement.style.setProperty('--klopt-sticky-bottom', '80px')
  await render(<InvoicesTable count={1_000} selection={undefined} />)
  await expect.poll(totalsEnd).toBeLessThanOrEqual(800 - 80)
})

// Of fifty rows, which all stand in the page, in the slow lane: axe looks at each of them.
test.each([
  [1280, 1_000],
  [390, 1_000],
  [1280, 16],
  [390, 8],
])('at %i px the totals of %i rows stay in sight, and the bar of the selection covers them nowhere', (width, count) =>
  expectTotalsInSight(width, count),
)

test('cards that are chosen have a box in sight that takes them all', async () => {
  await page.viewport(390, 800)
  const screen = await render(<InvoicesTable count={5} onSortChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Selecteren' }))
  const all = screen.getByRole('checkbox', { name: 'Alles selecteren' })
  await expect.poll(() => all.element().closest('thead')).toBeNull()
  await expect.element(screen.getByText('Alles selecteren')).toBeVisible()
  await userEvent.click(all)
  await expect.element(screen.getByText('5 gekozen').first()).toBeInTheDocument()
  await expectAccessible()
})

test('the focus goes to the row one was at when the bar leaves, by its cross or by what it did', async () => {
  const screen = await render(<InvoicesTable count={5} />)
  const select = async (index: number) => {
    document.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus()
    await userEvent.keyboard(' ')
  }
  const press = async (name: string) => {
    screen.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await select(2)
  await press('Selectie wissen')
  await expect.poll(() => document.activeElement?.textContent).toContain('2026-0003')
  await select(2)
  await press('Verwijderen')
  await expect.poll(() => document.activeElement?.textContent).toContain('2026-0002')
})

test('a selected row keeps its colour under the pointer', async () => {
  const screen = await render(<InvoicesTable count={5} />)
  const row = screen.getByRole('row', { name: /2026-0003/ })
  const colour = () => getComputedStyle(row.element()).backgroundColor
  await userEvent.click(screen.getByLabelText('Selecteer factuur 2026-0003'))
  await userEvent.hover(document.body)
  const selected = colour()
  await userEvent.hover(row)
  expect(colour()).toBe(selected)
})

const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent)
const wide = (id: string, px: number, rest: Partial<Column<number>> = {}): Column<number> => ({
  id,
  header: id,
  cell: () => <div style={{ width: px }}>{id}</div>,
  ...rest,
})

test('columns leave one by one where their contents have no room, and come back with it', async () => {
  const columns = [
    wide('relatie', 300, { card: 'title' }),
    wide('datum', 160, { priority: 3 }),
    wide('vervalt', 160, { priority: 2 }),
    wide('bedrag', 200),
  ]
  await page.viewport(680, 800)
  await render(<Table label="Facturen" columns={columns} rows={[1]} rowKey={String} />)
  await expect.poll(heads).toEqual(['relatie', 'bedrag'])
  expect(document.querySelector('[data-away]')).toHaveAttribute('data-away', 'datum vervalt')
  expect(boxOf('[data-scrolls]').width).toBe(boxOf('table').width)
  expect(document.querySelector('[data-scrolls]')).toHaveAttribute('data-scrolls', 'page')
  await page.viewport(800, 800)
  await expect.poll(heads).toEqual(['relatie', 'vervalt', 'bedrag'])
  await page.viewport(1000, 800)
  await expect.poll(heads).toEqual(['relatie', 'datum', 'vervalt', 'bedrag'])
  expect(document.querySelector('[data-away]')).toBeNull()
  // Cards have room for it.
  await page.viewport(390, 800)
  await expect.poll(heads).toEqual(['relatie', 'datum', 'vervalt', 'bedrag'])
})

test('columns leave for the widths the others promise, also where those never ask for them', async () => {
  const columns = [
    wide('relatie', 40, { card: 'title' }),
    wide('datum', 40, { width: '300px', priority: 2 }),
    wide('bedrag', 40, { width: '300px' }),
  ]
  // Of so many rows, columns keep the widths they are given.
  const rows = Array.from({ length: 500 }, (_, index) => index)
  await page.viewport(810, 800)
  await render(<Table label="Facturen" columns={columns} rows={rows} rowKey={String} />)
  await expect.poll(heads).toEqual(['relatie', 'datum', 'bedrag'])
  await page.viewport(780, 800)
  await expect.poll(heads).toEqual(['relatie', 'bedrag'])
})

test('what the rows are sorted by stays, so that the arrow in its head is seen', async () => {
  const columns = [
    wide('relatie', 300, { card: 'title' }),
    wide('datum', 140, { priority: 3, sortable: true }),
    wide('vervalt', 140, { priority: 2, sortable: true }),
    wide('bedrag', 100),
  ]
  const sorted = (columnId: string) => (
    <Table
      label="Facturen"
      columns={columns}
      rows={[1]}
      rowKey={String}
      sort={{ columnId, direction: 'descending' }}
      onSortChange={() => undefined}
    />
  )
  await page.viewport(700, 800)
  const screen = await render(sorted('datum'))
  await expect.poll(heads).toEqual(['relatie', 'datum', 'bedrag'])
  await screen.rerender(sorted('vervalt'))
  await expect.poll(heads).toEqual(['relatie', 'vervalt', 'bedrag'])
})

test('where there is no room even for that, the head of the first column says what the rows are sorted by', async () => {
  const columns = [wide('nummer', 300), wide('datum', 160, { priority: 2, sortable: true }), wide('bedrag', 260)]
  const onSortChange = vi.fn<(sort: Sort) => void>()
  await page.viewport(680, 800)
  const screen = await render(
    <Table
      label="Facturen"
      columns={columns}
      rows={[1]}
      rowKey={String}
      sort={{ columnId: 'datum', direction: 'descending' }}
      onSortChange={onSortChange}
    />,
  )
  const first = screen.getByRole('columnheader', { name: 'nummer' })
  const order = first.getByRole('button', { name: /^datum *Aflopend$/ })
  await expect.element(order).toBeVisible()
  expect(first.element()).not.toHaveAttribute('aria-sort')
  await userEvent.click(order)
  expect(onSortChange).toHaveBeenCalledWith({ columnId: 'datum', direction: 'ascending' })
  await expectAccessible()
  await page.viewport(1000, 800)
  await expect.element(screen.getByRole('columnheader', { name: 'datum' })).toHaveAttribute('aria-sort', 'descending')
  await expect.element(order).not.toBeInTheDocument()
})
