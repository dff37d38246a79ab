import { expect, test } from 'vitest'
import { bodyOf, formOf, lastDay } from './colleague-form.ts'

const colleague = {
  id: 1,
  name: 'Lotte Loonstra',
  emailAddress: 'lotte@kantoor.example',
  isAdmin: false,
  seesAll: false,
  clientIds: [3, 4],
  managedClients: 2,
  absence: { substituteId: 2, startsOn: '2026-07-01', endsOn: '2026-07-14' },
}

test('what a form was opened with is sent as it was', () => {
  const { isAdmin, seesAll, clientIds, absence } = colleague
  expect(bodyOf(formOf(colleague))).toEqual({ isAdmin, seesAll, clientIds, absence })
  expect(bodyOf(formOf({ ...colleague, absence: null })).absence).toBeNull()
})

test('nobody stands in without a substitute or on days that are not known', () => {
  expect(bodyOf({ ...formOf(colleague), substituteId: null }).absence).toBeNull()
  expect(bodyOf({ ...formOf(colleague), endsOn: null }).absence).toBeNull()
})

test('the last day is on or after the first', () => {
  expect(lastDay('2026-07-01', '2026-07-01')).toBe(true)
  expect(lastDay('2026-06-30', '2026-07-01')).toBe('Kies een dag op of na de eerste dag')
  expect(lastDay(null, '2026-07-01')).toBe('Kies een dag')
})
