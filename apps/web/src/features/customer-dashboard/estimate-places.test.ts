import type { CustomerEstimate } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { estimatePlaces } from './estimate-places.ts'

const estimate = (id: number, status: CustomerEstimate['status'], withdrawableUntil: string | null = null) => ({
  id,
  status,
  withdrawableUntil,
})
const placed = (estimates: readonly ReturnType<typeof estimate>[], firstIds: readonly number[] = []) => {
  const { waiting, standing, finished } = estimatePlaces(estimates, firstIds)
  return [waiting, standing, finished].map((each) => each.map(({ id }) => id))
}

test('what waits for an answer, and what is being changed, is told apart from what is over', () => {
  const all = (['declined', 'sent', 'expired', 'viewed', 'invoiced', 'withdrawn', 'draft', 'accepted'] as const).map(
    (status, place) => estimate(place, status),
  )
  expect(placed(all)).toEqual([[1, 3], [6], [0, 2, 4, 5, 7]])
})

test('what a consumer may still withdraw from is not put away', () => {
  expect(placed([estimate(1, 'accepted', '2026-12-14'), estimate(2, 'accepted')])).toEqual([[], [1], [2]])
})

test('what is answered on the page stays where it was read', () => {
  expect(placed([estimate(1, 'declined'), estimate(2, 'declined')], [1])).toEqual([[1], [], [2]])
})
