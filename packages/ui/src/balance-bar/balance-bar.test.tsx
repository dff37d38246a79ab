import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
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

test('nothing filled in is no verdict: the tick is not there by accident', async () => {
  const screen = await render(bar(0, 0, 'Nog geen bedragen'))
  expect(screen.getByRole('status').element().textContent).toBe('')
  await expect.element(screen.getByText('Nog geen bedragen')).toBeVisible()
  expect(document.querySelectorAll('svg')).toHaveLength(0)
  await expectAccessible()
})
