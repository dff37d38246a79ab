import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { BarChart, type BarChartProps } from './bar-chart.tsx'

const chart: BarChartProps = {
  title: 'Omzet en kosten per maand',
  categories: [
    { label: 'okt', longLabel: 'oktober 2026' },
    { label: 'nov', longLabel: 'november 2026' },
  ],
  series: [
    { label: 'Omzet', values: [490_000, 360_000] },
    { label: 'Kosten', values: [180_000, -20_000] },
  ],
  formatValue: (cents) => `€ ${cents / 100}`,
  formatShort: (cents) => String(cents / 100),
}
const bars = (which: number) => [...document.querySelectorAll(`svg g[class*=bars]:nth-of-type(n)`)][which]
const boxes = (which: number) =>
  [...(bars(which)?.querySelectorAll('path') ?? [])].map((bar) => bar.getBoundingClientRect())

test('gives the same figures as a table', async () => {
  const screen = await render(<BarChart {...chart} />)
  await expect.element(screen.getByRole('table', { name: 'Omzet en kosten per maand' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: 'november 2026 € 3600 € -200' })).toBeInTheDocument()
  await expectAccessible()
})

test('every bar begins at zero and is as high as its value', async () => {
  await render(<BarChart {...chart} />)
  await expect.poll(() => boxes(0)).toHaveLength(2)
  const [october, november] = boxes(0)
  const [costs, refund] = boxes(1)
  expect(october?.bottom).toBeCloseTo(november?.bottom ?? 0, 1)
  expect((october?.height ?? 0) / (november?.height ?? 1)).toBeCloseTo(490 / 360, 1)
  expect((october?.height ?? 0) / (costs?.height ?? 1)).toBeCloseTo(490 / 180, 1)
  expect(refund?.top).toBeCloseTo(october?.bottom ?? 0, 1)
})

/** Where a name of a series is written. */
const nameBox = (name: string) =>
  [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === name)?.getBoundingClientRect()
const ofMonths = (revenue: number[], costs: number[]): BarChartProps => ({
  ...chart,
  categories: ['jul', 'aug', 'sep', 'okt'].map((label) => ({ label })),
  series: [
    { label: 'Omzet', values: revenue },
    { label: 'Kosten', values: costs },
  ],
})

test('where the last month has none, the name of a series stands above its last bar and what is beside that', async () => {
  await render(<BarChart {...ofMonths([490_000, 360_000, 300_000, 300_000], [0, 180_000, 0, 0])} />)
  await expect.poll(() => boxes(1)).toHaveLength(4)
  const [at, bar] = [nameBox('Kosten'), boxes(1)[1]]
  expect((at?.x ?? 0) + (at?.width ?? 0) / 2).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0) / 2, 0)
  expect(at?.bottom).toBeLessThanOrEqual(boxes(0)[1]?.top ?? 0)
})

test('on the first day of a month, where both series end before it, each name has a bar of its own', async () => {
  await render(<BarChart {...ofMonths([300_000, 490_000, 360_000, 0], [120_000, 160_000, 180_000, 0])} />)
  await expect.poll(() => boxes(1)).toHaveLength(4)
  const [revenue, costs, bar] = [nameBox('Omzet'), nameBox('Kosten'), boxes(1)[0]]
  expect((costs?.x ?? 0) + (costs?.width ?? 0) / 2).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0) / 2, 0)
  expect(costs?.right).toBeLessThan(revenue?.left ?? 0)
})

test.each([
  ['words stand above that already', [180_000, 0, 0, 0]],
  ['that is too low to be seen', [0, 100, 0, 0]],
])('where %s, the name stands at the end, above the line of zero', async (_, costs) => {
  await render(<BarChart {...ofMonths([490_000, 360_000, 300_000, 300_000], costs)} />)
  await expect.poll(() => boxes(1)).toHaveLength(4)
  const last = boxes(0)[3]
  expect(nameBox('Kosten')?.left).toBeGreaterThanOrEqual(last?.right ?? Infinity)
  expect(nameBox('Kosten')?.bottom).toBeLessThanOrEqual((last?.bottom ?? 0) + 4)
})

test('cents below zero take no step of the axis', async () => {
  await render(<BarChart {...ofMonths([490_000, 360_000, 300_000, 300_000], [-1, 0, 0, 0])} />)
  await expect.poll(() => boxes(1)).toHaveLength(4)
  expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).not.toContain('-2000')
  expect(document.querySelectorAll('svg text[class*=tick]').item(0).textContent).toBe('0')
})

test('the arrows, Home and End walk over the months and say their figures', async () => {
  const screen = await render(<BarChart {...chart} />)
  const slider = screen.getByRole('slider', { name: 'Omzet en kosten per maand' })
  await expect.poll(() => boxes(0)).toHaveLength(2)
  await userEvent.tab()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'november 2026, Omzet € 3600, Kosten € -200')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'oktober 2026, Omzet € 4900, Kosten € 1800')
  await expect.element(screen.getByText(/^oktober 2026\s+Omzet € 4900\s+Kosten € 1800$/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '2')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
})

test('the pointer shows the figures of a month until it leaves, a finger until a press elsewhere', async () => {
  const screen = await render(<BarChart {...chart} />)
  await expect.poll(() => boxes(0)).toHaveLength(2)
  const figures = screen.getByText(/^oktober 2026\s+Omzet/)
  const slider = findElement('[role=slider]')
  const { left, top } = slider.getBoundingClientRect()
  const send = (type: string, pointerType: string) =>
    slider.dispatchEvent(
      new PointerEvent(type, {
        pointerType,
        clientX: left + 200,
        clientY: top + 60,
        bubbles: true,
        relatedTarget: document.body,
      }),
    )
  send('pointermove', 'mouse')
  await expect.element(figures).toBeVisible()
  send('pointerout', 'mouse')
  await expect.element(figures).not.toBeInTheDocument()
  send('pointerdown', 'touch')
  send('pointerout', 'touch')
  slider.focus()
  await expect.element(figures).toBeVisible()
  slider.blur()
  await expect.element(figures).not.toBeInTheDocument()
})

test('fits a phone, and follows the width of its container', async () => {
  await page.viewport(390, 844)
  await render(<BarChart {...chart} />)
  const width = () => findElement('svg').getBoundingClientRect().width
  await expect.poll(width).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
  await expect.poll(width).toBeGreaterThan(1000)
})

test('without figures it is an empty chart and no error', async () => {
  const screen = await render(<BarChart {...chart} series={[{ label: 'Omzet', values: [] }]} />)
  await expect.element(screen.getByRole('table')).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('svg line')).toHaveLength(1)
  await expect.element(screen.getByText('Nog geen cijfers')).toBeVisible()
  await expectAccessible()
})

test('says that nothing is there yet where every month is zero, and nothing where there is something', async () => {
  const screen = await render(<BarChart {...chart} series={[{ label: 'Omzet', values: [0, 0] }]} empty="Nog niets" />)
  await expect.element(screen.getByText('Nog niets')).toBeVisible()
  await screen.rerender(<BarChart {...chart} empty="Nog niets" />)
  await expect.element(screen.getByText('Nog niets')).not.toBeInTheDocument()
})
