import { expect, test } from 'vitest'
import { readAtOnce } from './limits.ts'

const gigabyte = 1_000_000_000

test.each([
  [1, 16, 1],
  [2, 3.9, 1],
  [2, 4, 2],
  [64, 512, 2],
])('%i cores and %i GB read %i documents at once', (cores, memory, atOnce) => {
  expect(readAtOnce(cores, memory * gigabyte)).toBe(atOnce)
})
