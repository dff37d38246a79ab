// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as blocks from '../../app/session/use-write-block.ts'
import * as days from '../../app/today.ts'
import type { HoursSearch } from './hours-search.ts'
import { useHours } from './use-hours.ts'
import * as runningWork from './use-running-work.ts'
import * as weeks from './use-week.ts'
import { rowIdOf } from './week-rows.ts'

beforeEach(() => void vi.spyOn(days, 'today').mockReturnValue('2026-11-19'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const on = { projectId: 7, taskId: 2 }
const project = (id: number, task: number) => ({
  id,
  name: `Project ${id}`,
  contactName: 'Zon',
  tasks: [{ id: task, name: 'Werk' }],
})
const choices = [project(7, 2), project(8, 2), project(9, 3)]
const [earlier, wanted] = [{ projectId: 8, taskId: 2 }, rowIdOf({ projectId: 9, taskId: 3 })]

interface Shown {
  readonly search?: HoursSearch
  readonly state?: string
  readonly mayWrite?: boolean
  readonly runningOn?: string
}

/** The hours on the screen: of a week with a line of before, and a timer that may run on a day. */
function hours({ search = {}, state = 'open', mayWrite = true, runningOn }: Shown = {}) {
  const week = { data: { dayMinutes: 480 } }
  const useWeek = vi
    .spyOn(weeks, 'useWeek')
    .mockReturnValue({ week, entries: [], before: [earlier], choices, state } as never)
  const useMayChange = vi.spyOn(blocks, 'useMayChange').mockReturnValue(mayWrite)
  const running = runningOn === undefined ? null : { ...on, day: runningOn, seconds: 60 }
  const useRunningWork = vi.spyOn(runningWork, 'useRunningWork').mockReturnValue({ running, toggle: null })
  const props = { administrationId: 4, search, onSearch: () => {} }
  const { result } = renderHook(() => useHours(props, [wanted]))
  return { shown: result.current, useWeek, useRunningWork, useMayChange }
}

const idsOf = ({ rows }: ReturnType<typeof useHours>) => rows.map(({ id }) => id)

test('the week of today is shown, or that of the day that is asked', () => {
  const { shown, useWeek } = hours()
  expect(shown).toMatchObject({ day: '2026-11-19', monday: '2026-11-16' })
  expect(useWeek).toHaveBeenCalledWith({ administrationId: 4, monday: '2026-11-16', userId: undefined })
  expect(hours({ search: { day: '2026-11-29' } }).shown.monday).toBe('2026-11-23')
})

test('a day and a week are as long as they were agreed', () => {
  expect(hours().shown).toMatchObject({ dayTarget: 28_800, weekTarget: 144_000 })
})

test('hours are written by who has the right to keep time, whatever else they may do', () => {
  expect(hours().useMayChange).toHaveBeenCalledWith(4, { permission: 'TIME_TRACKING' })
})

test('who may write is offered the lines of before and the ones that were asked for, each once', () => {
  expect(idsOf(hours().shown).toSorted()).toEqual([rowIdOf(earlier), wanted].toSorted())
  expect(hours().shown).toMatchObject({ mayWrite: true, mayChange: true, mayTime: true })
})

test.each([
  ['a week that was handed in', { state: 'submitted' }, true],
  ['who may not write', { mayWrite: false }, false],
])('%s is shown as it is, and nothing is offered', (_what, given, mayWrite) => {
  const { shown } = hours(given)
  expect(shown).toMatchObject({ mayWrite, mayChange: false, mayTime: mayWrite })
  expect(shown.rows).toEqual([])
})

test('what runs this week has a line, and what runs in another one has none here', () => {
  const { shown } = hours({ runningOn: '2026-11-18' })
  expect(idsOf(shown)).toContain(rowIdOf(on))
  expect(shown.isTiming).toBe(true)
  const other = hours({ runningOn: '2026-11-23' }).shown
  expect(idsOf(other)).not.toContain(rowIdOf(on))
  expect(other.isTiming).toBe(true)
  expect(hours().shown.isTiming).toBe(false)
})

test('one keeps a timer for oneself alone', () => {
  const own = hours()
  expect(own.useRunningWork).toHaveBeenCalledWith(4, true)
  const { shown, useRunningWork } = hours({ search: { user: 5 } })
  expect(useRunningWork).toHaveBeenCalledWith(4, false)
  expect(shown).toMatchObject({ userId: 5, mayTime: false, mayChange: true })
})
