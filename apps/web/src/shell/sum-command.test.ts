import { expect, test } from 'vitest'
import { sumCommand } from './sum-command.ts'

test.each([
  ['12*85', '12*85 = 1.020,00'],
  [' 1.234,50 + 10 ', '1.234,50 + 10 = 1.244,50'],
  ['121/1,21', '121/1,21 = 100,00'],
])('%s is worked out', (text, label) => {
  expect(sumCommand(text).map((command) => command.label)).toEqual([label])
})

test.each(['1052,70', '2026-0039', '2026-0', '22-11-2026', 'kpn', '', '5/0'])('%s is no sum', (text) => {
  expect(sumCommand(text)).toEqual([])
})
