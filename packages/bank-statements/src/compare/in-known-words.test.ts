import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aLine } from '../testing/fixture.ts'
import type { BankLine } from '../types.ts'
import { compareOverlap } from './compare-overlap.ts'
import { countKnown } from './count-known.ts'
import { inKnownWords, type ToldLine } from './in-known-words.ts'

const DAY = '2026-03-05'
const from = (name: string, amountCents: number, changes: Partial<BankLine> = {}) =>
  aLine({ date: DAY, amountCents, counterpartyName: name, counterpartyIban: null, description: '', ...changes })
const byNotice = (lines: readonly BankLine[]): ToldLine[] => lines.map((line) => ({ ...line, isPartial: true }))

/** What importing would do: lines that are added, and differences that stop it. */
function importing(known: readonly ToldLine[], incoming: readonly BankLine[], isPartial = false) {
  const lines = inKnownWords(known, incoming, { isPartial })
  const openDays = new Set(known.every((line) => line.isPartial) ? known.map(({ date }) => date) : [])
  const { conflicts } = compareOverlap(known, lines, { from: DAY, to: DAY, isPartial, openDays, knownUntil: '' })
  const added = countKnown(known, lines).filter((line) => !line.known)
  return { added: added.map(({ line }) => line.amountCents), conflicts: conflicts.length }
}

describe('a statement after a notice of its days', () => {
  const jan = from('Jan', 1000, { endToEndId: 'A-1' })

  test('adds what the notice did not tell, and nothing twice', () => {
    expect(importing(byNotice([jan]), [from('Piet', 500), jan])).toEqual({ added: [500], conflicts: 0 })
  })

  test('knows a payment that it tells in other words', () => {
    const other = { ...jan, counterpartyName: 'J. Jansen', description: 'Factuur 7' }
    expect(importing(byNotice([jan]), [other])).toEqual({ added: [], conflicts: 0 })
    const alone = from('', 1000, { description: 'SEPA' })
    expect(importing(byNotice([from('Jan', 1000)]), [alone])).toEqual({ added: [], conflicts: 0 })
  })

  test('gives each of several payments of one amount to whom it is like', () => {
    const piet = from('Piet', 1000, { endToEndId: 'A-2' })
    const told = [jan, piet].map((line) => ({ ...line, description: 'Contributie' }))
    expect(importing(byNotice([piet]), told)).toEqual({ added: [1000], conflicts: 0 })
    expect(inKnownWords(byNotice([piet]), told, {})).toEqual([told[0], piet])
  })

  test('is stopped by a payment of the notice that it lacks', () => {
    expect(importing(byNotice([jan]), [from('Piet', 500)])).toMatchObject({ conflicts: 1 })
    expect(importing(byNotice([jan]), [{ ...jan, endToEndId: 'B-9' }])).toMatchObject({ conflicts: 1 })
  })

  test('knows the total of the payments of a batch', () => {
    const parts = [from('Jan', 1000), from('Piet', 500), from('Klaas', 250)]
    const total = from('', 1750, { description: 'Incassobatch' })
    expect(importing(byNotice(parts), [total, from('Truus', 75)])).toEqual({ added: [75], conflicts: 0 })
    // Where two runs of payments make the total nobody knows which of them it is.
    const twice = [from('Jan', 1000), from('Piet', 750), from('Klaas', 1000)]
    expect(importing(byNotice(twice), [total]).conflicts).toBeGreaterThan(0)
  })
})

describe('a notice after the statement of its days', () => {
  const told = [from('Jan', 1000), from('Piet', 500, { description: 'Factuur 8' }), from('Verzamel', 1750)]

  test('adds nothing, though it lacks lines, and the payments of a batch are its total', () => {
    const parts = [from('A', 1000), from('B', 500), from('C', 250)]
    expect(importing(told, [from('Piet', 500)], true)).toEqual({ added: [], conflicts: 0 })
    expect(importing([from('Verzamel', 1750)], parts, true)).toEqual({ added: [], conflicts: 0 })
  })

  test('with a payment that the statement does not have is stopped', () => {
    expect(importing(told, [from('Truus', 75)], true)).toMatchObject({ conflicts: 1 })
  })
})

describe('a notice after another', () => {
  test('adds its own payments; an equal one is known, one that may be the same stops it', () => {
    const [coffee, bread] = [from('Lunchroom', -500, { description: 'Koffie' }), from('Bakker', -500)]
    expect(importing(byNotice([coffee]), [coffee, bread], true)).toEqual({ added: [-500], conflicts: 0 })
    expect(importing(byNotice([coffee]), [{ ...coffee, description: 'Thee' }], true)).toMatchObject({ added: [-500] })
    expect(importing(byNotice([coffee]), [from('', -500, { counterpartyName: null })], true)).toMatchObject({
      conflicts: 1,
    })
  })
})

test('two statements that each claim to be complete are compared word for word', () => {
  const [one, other] = [from('Jan', 1000), from('J. Jansen', 1000)]
  expect(importing([one], [other])).toMatchObject({ conflicts: 1 })
  expect(inKnownWords([one], [other], {})).toEqual([other])
})

test('whatever a notice told of a statement, the statement leaves each line in the books once', () => {
  const line = fc.record({ name: fc.constantFrom('Jan', 'Piet', 'Klaas'), cents: fc.constantFrom(100, 250, -400) })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (drawn, isTold) => {
      const statement = drawn.map(({ name, cents }, at) => from(name, cents, { endToEndId: `${name}-${at}` }))
      const notice = byNotice(statement.filter(() => isTold.next().value).map((one) => ({ ...one, description: 'x' })))
      const { added, conflicts } = importing(notice, statement)
      expect(conflicts).toBe(0)
      const kept = [...notice.map(({ amountCents }) => amountCents), ...added].toSorted()
      expect(kept).toEqual(statement.map(({ amountCents }) => amountCents).toSorted())
    }),
  )
})
