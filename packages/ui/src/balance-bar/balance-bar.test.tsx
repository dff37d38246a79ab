import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Card } from '../card/card.tsx'
import { EntryGrid } from '../entry-grid/entry-grid.tsx'
import { BalanceBar } from './balance-bar.tsx'

const bar = (first: number, second: number, emptyText?: string) => (
  <BalanceBar
    first={{ label: 'Debet', cents: first }}
    second={{ label: 'Credit', cents: second }}
    balancedText="debet is credit"
    emptyText={emptyText}
  />
)

test.each([
  [499_800, 499_800, 'Klopt', 'debet is credit', '0,00'],
  [499_800, 300_000, 'Klopt nog niet', '1.998,00 ontbreekt aan credit', '1.998,00'],
  [0, 1, 'Klopt nog niet', '0,01 ontbreekt aan debet', '0,01'],
  [-500, 500, 'Klopt nog niet', '10,00 ontbreekt aan debet', '10,00'],
  [0, 0, 'Klopt', 'debet is credit', '0,00'],
])('%i beside %i: %s', async (first, second, verdict, detail, difference) => {
  const screen = await render(bar(first, second))
  expect(screen.getByRole('status').element().textContent).toBe(verdict)
  await expect.element(screen.getByText(detail, { exact: true })).toBeVisible()
  expect(screen.getByRole('definition').elements().at(-1)?.textContent).toBe(difference)
  await expectAccessible()
})

test('an amount is never broken, however little room there is', async () => {
  await render(<div style={{ width: 230 }}>{bar(123_456_789, -123_456_789)}</div>)
  for (const figure of document.querySelectorAll('dd'))
    expect(figure.offsetHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(figure).lineHeight))
})

test('nothing filled in is no verdict: the tick is not there by accident', async () => {
  const screen = await render(bar(0, 0, 'Nog geen bedragen'))
  expect(screen.getByRole('status').element().textContent).toBe('')
  await expect.element(screen.getByText('Nog geen bedragen')).toBeVisible()
  expect(document.querySelectorAll('svg')).toHaveLength(0)
  await expectAccessible()
})

test('sums that agree get no tick while what they sum is not whole', async () => {
  const sides = { first: { label: 'Debet', cents: 100 }, second: { label: 'Credit', cents: 100 } }
  const texts = { balancedText: 'debet is credit', openText: 'kies nog een rekening op regel 1' }
  const screen = await render(<BalanceBar {...sides} {...texts} />)
  expect(screen.getByRole('status').element().textContent).toBe('')
  await expect.element(screen.getByText('kies nog een rekening op regel 1')).toBeVisible()
  await screen.rerender(<BalanceBar {...sides} {...texts} second={{ label: 'Credit', cents: 50 }} />)
  expect(screen.getByRole('status').element().textContent).toBe('Klopt nog niet')
})

test('it stays at the foot of the screen while what it sums scrolls, on a phone in one line with its words kept', async () => {
  await page.viewport(390, 800)
  const screen = await render(
    <div>
      <div style={{ height: 2000 }} />
      <BalanceBar
        sticks
        first={{ label: 'Debet', cents: 123_456_789 }}
        second={{ label: 'Credit', cents: 123_456_700 }}
        balancedText="debet is credit"
      />
    </div>,
  )
  const bar = screen.getByRole('status').element().closest('[data-state]')
  const { bottom = 0, height = 0 } = bar?.getBoundingClientRect() ?? {}
  expect(bottom).toBe(800 - 12)
  expect(height).toBeLessThanOrEqual(60)
  expect(screen.getByRole('status').element().textContent).toBe('Klopt nog niet')
  await expectAccessible()
  await page.viewport(1280, 800)
  await expect.element(screen.getByText('0,89 ontbreekt aan credit')).toBeVisible()
})

test('what has the focus in what it sums is not left behind it', async () => {
  await page.viewport(1280, 800)
  await render(
    <div>
      <div>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>
            <input aria-label={`Bedrag ${index}`} />
          </p>
        ))}
      </div>
      <BalanceBar
        sticks
        first={{ label: 'Debet', cents: 1 }}
        second={{ label: 'Credit', cents: 1 }}
        balancedText="debet is credit"
      />
      <div style={{ height: 40 }} />
    </div>,
  )
  window.scrollTo({ top: 0 })
  const bar = () => document.querySelector('[data-state]')?.getBoundingClientRect().top ?? 0
  for (const input of document.querySelectorAll('input')) {
    input.focus()
    expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar())
  }
})

test('its sums end where the columns of the grid above it end, with the difference before them', async () => {
  const column = { kind: 'money', width: '140px', set: (row: number) => row } as const
  const columns = [
    { id: 'name', kind: 'text', header: 'Rekening', get: () => '', set: (row: number) => row },
    { ...column, id: 'debit', header: 'Debet', get: () => 499_800 },
    { ...column, id: 'credit', header: 'Credit', get: () => 300_000 },
  ] as const
  await page.viewport(1280, 800)
  const screen = await render(
    <div style={{ width: 900 }}>
      <Card padding="none">
        <EntryGrid label="Saldi" columns={columns} rows={[1]} rowKey={String} onChange={() => {}} newRow={() => 2} />
      </Card>
      <BalanceBar
        under="140px"
        first={{ label: 'Debet', cents: 499_800 }}
        second={{ label: 'Credit', cents: 300_000 }}
        balancedText="debet is credit"
      />
    </div>,
  )
  const figures = screen.getByRole('definition').elements()
  const ends = figures.map((figure) => textEnd(figure))
  const cells = ['Debet', 'Credit'].map((name) => screen.getByLabelText(`${name}, regel 1`).element())
  expect(ends.slice(0, 2)).toEqual(cells.map((cell) => cell.getBoundingClientRect().right - 12))
  expect(ends[2]).toBeLessThan(ends[0] ?? 0)
  await expectAccessible()
})

const textEnd = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().right
}
