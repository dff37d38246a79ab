import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { InvoicesTable } from '../testing/invoices-table.tsx'
import { boxOf, expectTotalsInSight, totals } from './table-room.test-support.tsx'
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

test('a column that may leave does so where the table would be wider than its place, and comes back with the room', async () => {
  await page.viewport(700, 800)
  const wide = (id: string, px: number, leaves = false) => ({
    id,
    header: id,
    leaves,
    cell: () => <div style={{ width: px }}>{id}</div>,
  })
  const columns = [wide('relatie', 300), wide('vervalt', 160, true), wide('bedrag', 200)]
  await render(<Table label="Facturen" columns={columns} rows={[1]} rowKey={String} />)
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent)
  await expect.poll(heads).toEqual(['relatie', 'bedrag'])
  expect(boxOf('[data-scrolls]').width).toBe(boxOf('table').width)
  expect(document.querySelector('[data-scrolls]')).toHaveAttribute('data-scrolls', 'page')
  await page.viewport(900, 800)
  await expect.poll(heads).toEqual(['relatie', 'vervalt', 'bedrag'])
  // Cards have room for it.
  await page.viewport(390, 800)
  await expect.poll(heads).toEqual(['relatie', 'vervalt', 'bedrag'])
})
