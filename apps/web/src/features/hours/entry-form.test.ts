import { expect, test } from 'vitest'
import { formOf, inputOf, timeOf } from './entry-form.ts'

test('a time is typed by habit', () => {
  expect(['9', '09', '930', '9:30', '9.30', '17u30', '1730', ' 8:05 '].map(timeOf)).toEqual([
    '09:00',
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '17:30',
    '17:30',
    '08:05',
  ])
  expect(timeOf('')).toBeNull()
  expect(timeOf('later')).toBe('later')
})

test('times take the place of the duration, and what is missing is nothing yet', () => {
  const on = { projectId: 12, taskId: null }
  const empty = formOf(null, '2026-11-16')
  expect(inputOf(empty)).toBeNull()
  const typed = { ...empty, on, seconds: 3600 }
  expect(inputOf(typed)).toMatchObject({ projectId: 12, day: '2026-11-16', seconds: 3600, startTime: null })
  expect(inputOf({ ...typed, startTime: '9', endTime: '11' })).toMatchObject({
    seconds: null,
    startTime: '09:00',
    endTime: '11:00',
  })
})
