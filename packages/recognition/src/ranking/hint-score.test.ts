import { describe, expect, test } from 'vitest'
import { hintsFrom } from '../hints.ts'
import { verticesOf } from '../layout/box.ts'
import { must } from '../must.ts'
import type { Hint } from '../proposal-types.ts'
import { contextOf } from '../testing/context.ts'
import { typed } from '../testing/lay-out.ts'
import { documentOf } from './document.ts'
import { hintScore } from './hint-score.ts'

const amountOf = (page: string, hints: readonly Hint[] = []) => {
  const document = { ...documentOf(typed(page), contextOf()), hints }
  return { document, amount: must(document.valuesOf('AMOUNT')[0], 'an amount') }
}

/** What is remembered of the amount on a page that somebody picked as the total. */
function picked(page: string): Hint {
  const { amount } = amountOf(page)
  const pick = { field: 'grossCents' as const, page: amount.page, vertices: verticesOf(amount.box) }
  const [hint] = hintsFrom(typed(page), [pick])
  return must(hint, 'a hint')
}

/** How much the amount on a page stands where one was picked on each of the earlier pages. */
const scoreOf = (page: string, ...earlier: readonly string[]) => {
  const { document, amount } = amountOf(page, earlier.map(picked))
  return hintScore(document, 'grossCents', amount)
}

const BEFORE = 'Jaartotaal      81,20'

describe('an amount where one was picked before', () => {
  test.each([
    ['the same label at the same place', 'Jaartotaal      64,05', 1],
    ['the same label elsewhere', `${'\n'.repeat(9)}            Jaartotaal      64,05`, 0.6],
    ['the same place with another label', 'Onderhoud       64,05', 0.4],
    ['the same column with another label', `${'\n'.repeat(9)}Onderhoud       64,05`, 0.1],
    ['another place with another label', `${'\n'.repeat(9)}Onderhoud                  64,05`, 0],
    ['the same place on the last page of more', '\fOnderhoud       64,05', 0.4],
    ['the same place on a page in between', '\fOnderhoud       64,05\fBlad 3', 0],
  ])('%s', (_, page, score) => {
    expect(scoreOf(page, BEFORE)).toBe(score)
  })

  test('without a label there is none that is the same', () => {
    expect(scoreOf('64,05', '81,20')).toBe(0.4)
    expect(scoreOf(`${'\n'.repeat(9)}                  64,05`, '81,20')).toBe(0)
  })

  test('counts as the nearest of all that were', () => {
    const elsewhere = `${'\n'.repeat(9)}Onderhoud                  64,05`
    expect(scoreOf('Jaartotaal      64,05', elsewhere, BEFORE)).toBe(1)
    expect(scoreOf('Jaartotaal      64,05', BEFORE, elsewhere)).toBe(1)
  })

  test('nothing was picked before, or only for another field or of another kind', () => {
    const { document, amount } = amountOf('Jaartotaal      64,05', [picked(BEFORE)])
    expect(hintScore({ ...document, hints: [] }, 'grossCents', amount)).toBe(0)
    expect(hintScore(document, 'netCents', amount)).toBe(0)
    const asDate = { ...picked(BEFORE), type: 'DATE' as const }
    expect(hintScore({ ...document, hints: [asDate] }, 'grossCents', amount)).toBe(0)
    const ofAnyKind = { ...picked(BEFORE), type: null }
    expect(hintScore({ ...document, hints: [ofAnyKind] }, 'grossCents', amount)).toBe(1)
  })
})
