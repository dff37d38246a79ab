import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
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
  await vi.waitFor(() => expect(boxes(0)).toHaveLength(2))
  const [october, november] = boxes(0)
  const [costs, refund] = boxes(1)
  expect(october?.bottom).toBeCloseTo(november?.bottom ?? 0, 1)
  expect((october?.height ?? 0) / (november?.height ?? 1)).toBeCloseTo(490 / 360, 1)
  expect((october?.height ?? 0) / (costs?.height ?? 1)).toBeCloseTo(490 / 180, 1)
  expect(refund?.top).toBeCloseTo(october?.bottom ?? 0, 1)
})

test('tells the figures of a month in a tooltip', async () => {
  await render(
    <>
      <BarChart {...chart} />
      <OverlayHost />
    </>,
  )
  await vi.waitFor(() => expect(document.querySelectorAll('rect')).toHaveLength(2))
  await userEvent.hover(findElement('rect'))
  await vi.waitFor(() => expect(findElement('#klopt-tooltip').matches(':popover-open')).toBe(true))
  expect(findElement('#klopt-tooltip').textContent).toBe('oktober 2026\nOmzet € 4900\nKosten € 1800')
})

test('fits a phone, and follows the width of its container', async () => {
  await page.viewport(390, 844)
  await render(<BarChart {...chart} />)
  const width = () => findElement('svg').getBoundingClientRect().width
  await vi.waitFor(() => expect(width()).toBeLessThanOrEqual(390))
  await page.viewport(1280, 800)
  await vi.waitFor(() => expect(width()).toBeGreaterThan(1000))
})

test('without figures it is an empty chart and no error', async () => {
  const screen = await render(<BarChart {...chart} series={[{ label: 'Omzet', values: [] }]} />)
  await expect.element(screen.getByRole('table')).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelectorAll('svg line')).toHaveLength(1))
})
