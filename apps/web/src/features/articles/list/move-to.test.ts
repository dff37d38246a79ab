import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveTo } from './move-to.ts'

test.each([
  [1, 0, [1, 2, 3]],
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [2, 1, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [2, -1, [1, 2, 3]],
  [9, 0, [1, 2, 3]],
])('%i to place %i gives %j', (id, place, moved) => {
  expect(moveTo([1, 2, 3], id, place)).toEqual(moved)
})

test('nothing is lost or doubled, the others keep their order, and the moved one is where it was put', () => {
  const list = fc.uniqueArray(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (ids, which, to) => {
      const id = ids[which % ids.length] ?? 0
      const place = to % ids.length
      const moved = moveTo(ids, id, place)
      expect(moved[place]).toBe(id)
      expect(moved.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id))
      expect(moved).toHaveLength(ids.length)
    }),
  )
})
