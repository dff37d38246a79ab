import { expect, test } from 'vitest'
import { readClientHoursSearch, shownDays } from './client-hours-search.ts'

test('this month up to today is shown until the address says both days, in their order', () => {
  const shown = (raw: Record<string, unknown>) => shownDays(readClientHoursSearch(raw), '2026-05-20')
  expect(shown({})).toEqual({ from: '2026-05-01', to: '2026-05-20' })
  expect(shown({ from: '2026-04-01', to: '2026-04-30' })).toEqual({ from: '2026-04-01', to: '2026-04-30' })
  expect(shown({ from: '2026-04-01' })).toEqual({ from: '2026-05-01', to: '2026-05-20' })
  expect(shown({ from: '2026-04-30', to: '2026-04-01' })).toEqual({ from: '2026-05-01', to: '2026-05-20' })
})

test('what is no number of a client is as if it were not there', () => {
  expect(readClientHoursSearch({ client: 'x', user: '7' })).toMatchObject({ client: undefined, user: 7 })
})
