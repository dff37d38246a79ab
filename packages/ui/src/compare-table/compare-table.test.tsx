import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { vatCorrection } from '../testing/vat-correction.ts'
import { CompareTable } from './compare-table.tsx'
import type { CompareTableProps } from './compare-types.ts'

const table = (props: Partial<CompareTableProps> = {}, width = 760) => (
  <div style={{ width }}>
    <CompareTable
      label="Suppletie"
      beforeName="Aangegeven"
      afterName="Nieuw"
      rowName={{ one: 'rubriek', more: 'rubrieken' }}
      measures={[
        { id: 'turnover', name: 'Omzet' },
        { id: 'vat', name: 'Btw' },
      ]}
      sections={vatCorrection}
      {...props}
    />
  </div>
)
const rows = () => [...document.querySelectorAll('tbody tr:has(td)')]
const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)

test('shows both sides and the difference with its sign; what changed is marked', async () => {
  await render(table())
  expect(cellsOf(rows()[0])).toEqual(['1.693,00', '7.693,00', '+6.000,00', '355,00', '1.615,00', '+1.260,00'])
  expect(cellsOf(rows()[1])).toEqual(['8.360,00', '8.360,00', '–', '752,00', '752,00', '–'])
  expect(rows().map((row) => row.hasAttribute('data-changed'))).toEqual([true, false, true, false])
  const result = findElement('[data-result] td:last-child span')
  expect(getComputedStyle(result).borderBottomStyle).toBe('double')
  await expectAccessible()
})

test('a measure that a row does not have stays empty', async () => {
  await render(table())
  expect(cellsOf(rows()[2])).toEqual(['', '', '', '777,00', '798,00', '+21,00'])
})

test('hides rows and sections without an amount, says how many, and shows them when asked', async () => {
  const screen = await render(table())
  await expect.element(screen.getByText('2 rubrieken zonder bedrag zijn verborgen.')).toBeVisible()
  expect(screen.getByText(/Verleggingsregelingen/).elements()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Toon alles' }))
  expect(rows()).toHaveLength(6)
  await expect.element(screen.getByRole('button', { name: 'Verberg zonder bedrag' })).toHaveFocus()
})

test('only what changed opens, with what belongs beside it', async () => {
  const onOpenFigure = vi.fn()
  const screen = await render(table({ onOpenFigure, actionOf: (row) => <i>{row.code}</i> }))
  const figures = screen.getByRole('button').elements().slice(0, -1)
  expect(figures.map(({ textContent }) => textContent)).toEqual(['7.693,00', '1.615,00', '798,00', '1.569,00'])
  await userEvent.click(screen.getByRole('button', { name: '798,00' }))
  const [row, measure] = onOpenFigure.mock.calls[0] ?? []
  expect([row?.id, measure?.id]).toEqual(['5b', 'vat'])
  expect(document.querySelectorAll('i')).toHaveLength(4)
  await expectAccessible()
})

test('on a phone each amount says what it is, and nothing scrolls sideways', async () => {
  await render(table({}, 358))
  const cell = rows()[0]?.querySelectorAll('td')[4] ?? document.body
  expect(getComputedStyle(cell, '::before').content).toBe('"Btw: nieuw"')
  const frame = findElement('table').parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
  await expectAccessible()
})
