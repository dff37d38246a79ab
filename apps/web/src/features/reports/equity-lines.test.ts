import { expect, test } from 'vitest'
import { equityLines } from './equity-lines.ts'

test('the lines go from what equity was to what it became', () => {
  const movement = (accountId: number, ...amountsCents: number[]) => ({
    accountId,
    number: '0510',
    name: 'Privé',
    amountsCents,
  })
  const lines = equityLines({
    openingCents: [100, 0],
    resultCents: [50, 10],
    movements: [movement(1, 30, 0), movement(2, -5, 1)],
    closingCents: [175, 11],
  })
  expect(lines.map(({ id, amountsCents }) => [id, ...amountsCents])).toEqual([
    ['opening', 100, 0],
    ['year', 50, 10],
    ['movements', 25, 1],
    ['closing', 175, 11],
  ])
})
