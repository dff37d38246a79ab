import { describe, expect, test } from 'vitest'
import { hintsFrom } from '../../hints.ts'
import { must } from '../../must.ts'
import { verticesOf } from '../../layout/box.ts'
import { contextOf } from '../../testing/context.ts'
import { typed } from '../../testing/lay-out.ts'
import { documentOf } from '../document.ts'
import { rankIdentity, type Identity } from './rank-identity.ts'

const identityIn = (page: string): Identity => rankIdentity(documentOf(typed(page), contextOf()), [], null)
const scores = (page: string, field: keyof Identity): Record<string, number> =>
  Object.fromEntries(identityIn(page)[field].map(({ value, score }) => [value, Math.round(score * 100) / 100]))

describe('an e-mail address', () => {
  test('about money is better than another', () => {
    expect(scores('facturen@kaas.example info@kaas.example debiteuren@kaas.example', 'emailAddress')).toEqual({
      'facturen@kaas.example': 0.65,
      'debiteuren@kaas.example': 0.65,
      'info@kaas.example': 0.55,
    })
    // The words about money stand in front.
    expect(scores('geen-factuur@kaas.example', 'emailAddress')).toEqual({ 'geen-factuur@kaas.example': 0.55 })
  })

  test('of a colleague of our own is not theirs, and one of a mail provider says nothing of a company', () => {
    const found = scores('jan@studioveldzicht.nl kaasboer@gmail.com', 'emailAddress')
    expect(found['jan@studioveldzicht.nl'] ?? 0).toBe(0)
    expect(found['kaasboer@gmail.com']).toBe(0.55)
  })

  test('of a mail provider is theirs, whether we have an address or not', () => {
    const { own, ...context } = contextOf()
    for (const emailAddress of [null, 'veldzicht@gmail.com']) {
      const document = documentOf(typed('kaasboer@gmail.com'), { ...context, own: { ...own, emailAddress } })
      expect(rankIdentity(document, [], null).emailAddress).toMatchObject([
        { value: 'kaasboer@gmail.com', score: 0.55 },
      ])
    }
  })
})

describe('a number of the chamber of commerce', () => {
  test('is sure with its name before it', () => {
    expect(scores('KvK 12345678', 'kvkNumber')).toEqual({ '12345678': 0.8 })
  })

  test('that is eight bare digits is likelier below a label, and never as sure', () => {
    const below = scores('KvK-nummer\n12345678', 'kvkNumber')['12345678'] ?? 0
    const bare = scores('Kaashandel De Vries\n12345678', 'kvkNumber')['12345678'] ?? 0
    expect(below).toBeGreaterThan(bare)
    expect(below).toBeLessThan(0.8)
    expect(bare).toBe(0.15)
    expect(below).toBeGreaterThan(0.4)
  })

  test('that is eight bare digits is likelier where somebody picked it before', () => {
    const words = typed('Kaashandel De Vries\n12345678')
    const document = documentOf(words, contextOf())
    const number = must(document.valuesOf('CHAMBER_OF_COMMERCE_NUMBER')[0], 'a number')
    const hints = hintsFrom(words, [{ field: 'kvkNumber', page: number.page, vertices: verticesOf(number.box) }])
    // Below the same words at the same place, which says all.
    expect(rankIdentity({ ...document, hints }, [], null).kvkNumber).toMatchObject([{ value: '12345678', score: 1 }])
  })
})
