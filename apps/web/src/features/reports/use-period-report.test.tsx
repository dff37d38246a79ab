// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRange } from './kept-range.ts'
import { reportSearch } from './report-search.ts'
import { usePeriodReport } from './use-period-report.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const year = { from: '2025-01-01', to: '2025-12-31' }

/** A report at an address, after the reports it was come to from. */
async function reportAt(address: string) {
  let report: ReturnType<typeof usePeriodReport> | undefined
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/report',
    validateSearch: reportSearch,
    component: function Report() {
      const navigate = route.useNavigate()
      report = usePeriodReport(route.useSearch(), 1, (step) => void navigate(step))
      return null
    },
  })
  const before = createRoute({ getParentRoute: () => root, path: '/reports' })
  const router = createRouter({
    routeTree: root.addChildren([route, before]),
    history: createMemoryHistory({ initialEntries: ['/reports', address] }),
  })
  await act(() => router.load())
  await act(async () => void render(<RouterProvider router={router} />))
  const shown = () => {
    if (!report) throw new Error('The report was not drawn')
    return report
  }
  return {
    shown,
    href: () => router.history.location.href,
    is: (href: string) => vi.waitFor(() => expect(router.history.location.href).toBe(href)),
    back: () => act(async () => router.history.back()),
    do: (what: () => void) => act(async () => what()),
  }
}

test('the days that go along from another report stand in the address, in the place of the one without', async () => {
  keepRange(year, 1)
  const report = await reportAt('/report?by=month')
  await report.is('/report?by=month&from=2025-01-01&to=2025-12-31')
  expect(report.shown().range).toEqual(year)
  await report.back()
  await report.is('/reports')
})

test('an address with its days is left as it is', async () => {
  keepRange({ from: '2024-01-01', to: '2024-12-31' }, 1)
  const report = await reportAt('/report?from=2025-01-01&to=2025-12-31')
  expect(report.shown().range).toEqual(year)
  await report.is('/report?from=2025-01-01&to=2025-12-31')
})

test('days of which the last lies before the first give way to those that are shown', async () => {
  keepRange(year, 1)
  const report = await reportAt('/report?from=2026-12-31&to=2026-01-01')
  await report.is('/report?from=2025-01-01&to=2025-12-31')
})

test('Back from a figure closes it, and keeps the months and the lines without amounts', async () => {
  const report = await reportAt('/report?by=month&from=2025-01-01&to=2025-12-31')
  await report.do(() => report.shown().onView({ zero: true }))
  const address = report.href()
  expect(address).toContain('zero=true')
  await report.do(() => report.shown().onView({ zero: true, figure: 'turnover.total' }))
  await report.is(`${address}&figure=turnover.total`)
  await report.back()
  await report.is(address)
  expect(report.shown()).toMatchObject({ by: 'month', view: { zero: true, figure: undefined } })
})

test('a figure after another takes its place, and to close it is the way back', async () => {
  const address = '/report?from=2025-01-01&to=2025-12-31'
  const report = await reportAt(address)
  await report.do(() => report.shown().onView({ figure: 'turnover.total' }))
  await report.do(() => report.shown().onView({ figure: 'costs.total' }))
  await report.do(() => report.shown().onView({}))
  await report.is(address)
  await report.back()
  await report.is('/reports')
})

test('a figure that was there with the address closes where it is, as one does whose report was changed', async () => {
  const report = await reportAt('/report?from=2025-01-01&to=2025-12-31&figure=turnover.total')
  await report.do(() => report.shown().onView({ zero: true }))
  await report.is('/report?from=2025-01-01&to=2025-12-31&zero=true')
})
