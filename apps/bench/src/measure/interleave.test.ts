import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test('every contender runs once a round, and another one starts each round', async () => {
  const order: string[] = []
  let count = 0
  const runner = (name: string) => async () => {
    order.push(name)
    return (count += 1)
  }
  const figures = await interleave(2, { ours: runner('ours'), peer: runner('peer') })
  expect(order).toEqual(['ours', 'peer', 'peer', 'ours'])
  expect(figures).toEqual({ ours: [1, 4], peer: [2, 3] })
})
