import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { LineChart, type LineChartProps } from './line-chart.tsx'

const chart: LineChartProps = {
  title: 'Banksaldo per maand',
  categories: [
    { label: 'sep', longLabel: 'september 2026' },
    { label: 'okt', longLabel: 'oktober 2026' },
    { label: 'nov', longLabel: 'november 2026' },
  ],
  series: [
    { label: 'Dit jaar', values: [490_000, -120_000] },
    { label: 'Vorig jaar', values: [180_000, 200_000, 210_000] },
  ],
  formatValue: (cents) => `€ ${cents / 100}`,
  formatShort: (cents) => String(cents / 100),
}

test('gives the same figures as a table, and a dash where a line has ended', async () => {
  const screen = await render(<LineChart {...chart} />)
  await expect.element(screen.getByRole('table', { name: 'Banksaldo per maand' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: 'oktober 2026 € -1200 € 2000' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: 'november 2026 – € 2100' })).toBeInTheDocument()
  await expectAccessible()
})

test('the arrows, Home and End walk over the months and say their figures', async () => {
  const screen = await render(<LineChart {...chart} />)
  const slider = screen.getByRole('slider', { name: 'Banksaldo per maand' })
  await expect.poll(() => document.querySelectorAll('svg path')).toHaveLength(2)
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'november 2026, Vorig jaar € 2100')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'oktober 2026, Dit jaar € -1200, Vorig jaar € 2000')
  await expect.element(screen.getByText(/^oktober 2026\s+Dit jaar € -1200/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '3')
})

test('stepped, a value holds until the next, and what is below it is filled', async () => {
  const [first] = chart.series
  await render(<LineChart {...chart} series={[first]} stepped />)
  await expect.poll(() => document.querySelectorAll('svg path')).toHaveLength(2)
  const [area, line] = [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))
  expect(line).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/)
  expect(area).toMatch(/Z$/)
  await expectAccessible()
})

test('the pointer shows the figures of the nearest month', async () => {
  await render(<LineChart {...chart} />)
  await expect.poll(() => document.querySelectorAll('svg path')).toHaveLength(2)
  await userEvent.hover(findElement('[role=slider]'), { position: { x: 60, y: 60 } })
  await expect.poll(() => findElement('[role=slider]').textContent).toContain('september 2026')
})

test('names both lines at their ends, and draws the line at zero', async () => {
  await render(<LineChart {...chart} />)
  await expect.poll(() => document.querySelectorAll('svg path')).toHaveLength(2)
  const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['Dit jaar', 'Vorig jaar', 'sep', 'okt', 'nov', '0', '4900']))
  expect(document.querySelectorAll('svg line[class*=zero]')).toHaveLength(1)
})

test('fits a phone, and without figures it is an empty chart and no error', async () => {
  await page.viewport(390, 844)
  const screen = await render(<LineChart {...chart} series={[{ label: 'Saldo', values: [] }]} />)
  await expect.poll(() => document.querySelectorAll('svg line')).toHaveLength(1)
  await expect.element(screen.getByText('Nog geen cijfers')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})

test('a line that runs at zero is a line', async () => {
  const screen = await render(<LineChart {...chart} series={[{ label: 'Saldo', values: [0, 0] }]} />)
  await expect.poll(() => document.querySelectorAll('svg path')).toHaveLength(1)
  expect(screen.getByText('Nog geen cijfers').query()).toBeNull()
})
