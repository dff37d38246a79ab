import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasSeparator, takeTags } from './take-tags.ts'

const free = { max: 10 }

test('a text is parted at commas, semicolons, tabs and lines, and loses its spaces', () => {
  expect(takeTags(['a'], ' b, c;d\te\r\nf ,, ', free).tags).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect([hasSeparator('a b'), hasSeparator('a,')]).toEqual([false, true])
})

test('what is there already is not taken twice, whatever its capitals', () => {
  const taken = takeTags(['Bouw'], 'bouw, Zorg, ZORG', free)
  expect([taken.tags, taken.known]).toEqual([
    ['Bouw', 'Zorg'],
    ['bouw', 'ZORG'],
  ])
})

test('what is wrong stays behind with what is wrong about the first, and the rest is taken', () => {
  const problemOf = (tag: string) => (tag.includes('@') ? undefined : `${tag} is geen adres.`)
  const taken = takeTags([], 'a@b.nl, piet, c@d.nl, jan', { ...free, problemOf })
  expect(taken).toMatchObject({
    tags: ['a@b.nl', 'c@d.nl'],
    left: 'piet, jan',
    problem: 'piet is geen adres.',
    isFull: false,
  })
})

test('what has no room stays behind', () => {
  expect(takeTags(['a'], 'b, c, d', { max: 2 })).toMatchObject({ tags: ['a', 'b'], left: 'c, d', isFull: true })
})

test('nothing that was typed is lost: it is taken, known or left', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,4}$/)), fc.nat(5), (typed, max) => {
      const { added, known, left } = takeTags([], typed.join(','), { max })
      const kept = [...added, ...known, ...left.split(', ').filter(Boolean)]
      expect(kept.toSorted()).toEqual(typed.toSorted())
    }),
  )
})
