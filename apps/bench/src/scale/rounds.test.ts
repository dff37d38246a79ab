import { expect, test } from 'vitest'
import { callsOf, roundsOf } from './rounds.ts'

test('a cheap read is called more often than a dear one, and each often enough', () => {
  expect([callsOf(1), callsOf(7), callsOf(200)]).toEqual([100, 50, 20])
})

test('each round has as many calls of both, and the first calls are not among them', async () => {
  const counted = { among: 0, alone: 0 }
  const rounds = await roundsOf({
    among: () => Promise.resolve((counted.among += 1)),
    alone: () => Promise.resolve((counted.alone += 1)),
  })
  expect(rounds).toHaveLength(5)
  expect(rounds.map(({ among, alone }) => [among.length, alone.length])).toEqual(rounds.map(() => [100, 100]))
  expect(counted).toEqual({ among: 510, alone: 510 })
})
