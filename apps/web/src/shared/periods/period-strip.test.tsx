// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PeriodStrip, type StripPeriod } from './period-strip.tsx'

afterEach(cleanup)

const periods = Array.from({ length: 10 }, (_, n): StripPeriod => ({
  key: `k${n}`,
  name: `Periode ${n}`,
  href: `/p/${n}`,
  state: { tone: 'neutral', label: 'Loopt' },
}))
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('eight periods are in sight, and the others one press away', () => {
  render(<PeriodStrip periods={periods} current="k1" />)
  expect(names()).toHaveLength(8)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Periode 1Loopt')
  act(() => screen.getByRole('button', { name: 'Alle 10 perioden' }).click())
  expect(names()).toHaveLength(10)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where the period on the screen is an older one, all are in sight', () => {
  render(<PeriodStrip periods={periods} current="k9" />)
  expect(names()).toHaveLength(10)
})

test('of a few there are no others to ask for', () => {
  render(<PeriodStrip periods={periods.slice(0, 8)} current={undefined} />)
  expect(names()).toHaveLength(8)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})
