import { describe, expect, test } from 'vitest'
import { must } from '../../must.ts'
import { propose } from '../../propose.ts'
import { contextOf } from '../../testing/context.ts'
import { typed } from '../../testing/lay-out.ts'
import type { SourceWord } from '../../types.ts'

const word = (text: string, place: Partial<SourceWord>): SourceWord => ({
  text,
  page: 0,
  x: 0.1,
  y: 0.1,
  width: 0.2,
  height: 0.012,
  ...place,
})
/** How likely a name is that stands there, on a paper with nothing else but `others`. */
function scoreAt(place: Partial<SourceWord>, others: readonly SourceWord[] = []): number {
  const { supplierName } = propose([word('Groentekas', place), ...others], contextOf()).alternatives
  return must(
    supplierName.find(({ value }) => value === 'Groentekas'),
    'the name',
  ).score
}

describe('a name is likelier to be the supplier', () => {
  test('the higher it stands: at the head, below it, and in the upper third', () => {
    const scores = [0.1, 0.2, 0.27, 0.4].map((y) => scoreAt({ y }))
    expect(scores).toEqual([0.4, 0.3, 0.2, 0])
    expect(scoreAt({ y: 0.15 })).toBe(0.3)
    expect(scoreAt({ y: 0.25 })).toBe(0.2)
  })

  test('on the first page: on others its place tells nothing', () => {
    expect(scoreAt({ page: 1, y: 0.1 })).toBe(0)
  })

  test('in the largest letters of the paper', () => {
    const large = word('Veel', { y: 0.7, height: 0.024 })
    expect(scoreAt({ y: 0.27 }, [large])).toBe(0.05)
  })
})

test('who holds the account that is to be paid goes before who stands at the head', () => {
  const { supplier } = propose(
    typed(`
Bloemenhuis



















Betaal aan: NL91 ABNA 0417 1643 00
ten name van Groentekas onder vermelding van 12
`),
    contextOf(),
  )
  expect(supplier.name?.value).toBe('Groentekas')
})
