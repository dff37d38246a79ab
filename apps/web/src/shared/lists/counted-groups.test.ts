import { expect, test } from 'vitest'
import { countedGroups } from './counted-groups.ts'

test('a group says how many rows it has', () => {
  const groupOf = countedGroups(['aap', 'anijs', 'beer'], (word) => ({ key: word.charAt(0), name: 'Letter' }))
  expect([groupOf('aap'), groupOf('beer')]).toEqual([
    { key: 'a', name: 'Letter', count: 2 },
    { key: 'b', name: 'Letter', count: 1 },
  ])
})
