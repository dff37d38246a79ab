import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aLine } from '../testing/fixture.ts'
import { compareOverlap } from './compare-overlap.ts'
import { countKnown } from './count-known.ts'
import { fillLostTexts } from './fill-lost-texts.ts'

const MARCH = { from: '2026-03-01', to: '2026-03-31' }
const lines = fc.array(
  fc
    .record({ day: fc.integer({ min: 1, max: 5 }), amountCents: fc.constantFrom(100, -100, 250) })
    .map(({ day, amountCents }) => aLine({ date: `2026-03-0${day}`, amountCents })),
  { maxLength: 12 },
)
const newOf = (known: Parameters<typeof countKnown>[0], incoming: Parameters<typeof countKnown>[1]) =>
  countKnown(known, incoming).filter((counted) => !counted.known)

describe('countKnown', () => {
  test('keeps two identical real payments', () => {
    expect(newOf([], [aLine(), aLine()])).toHaveLength(2)
    expect(newOf([aLine()], [aLine(), aLine()])).toHaveLength(1)
  })

  test('finds a line known whatever the white space and capitals of its text', () => {
    expect(newOf([aLine({ description: 'factuur  2026-00 42 ' })], [aLine()])).toEqual([])
  })

  test.each([
    ['date', { date: '2026-03-06' }],
    ['amount', { amountCents: 12_101 }],
    ['counterparty', { counterpartyIban: 'NL60INGB0009990910' }],
    ['name', { counterpartyName: 'Een ander' }],
    ['description', { description: 'Factuur 2026-0043' }],
    ['reference', { endToEndId: 'E2E' }],
    ['payment reference', { structuredReference: '9001123412341234' }],
  ])('finds a line with another %s new', (_, difference) => {
    expect(newOf([aLine()], [aLine(difference)])).toHaveLength(1)
  })

  test('adds nothing the second time, whatever the file', () => {
    fc.assert(
      fc.property(lines, (incoming) => {
        expect(newOf(incoming, incoming)).toEqual([])
      }),
    )
  })

  test('leaves after importing the most of each line that either file has', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const all = [...first, ...newOf(first, second).map(({ line }) => line)]
        expect(newOf(all, first)).toEqual([])
        expect(newOf(all, second)).toEqual([])
        expect(all.length).toBeLessThanOrEqual(first.length + second.length)
      }),
    )
  })
})

describe('compareOverlap', () => {
  const monday = aLine({ date: '2026-03-02' })
  const tuesday = aLine({ date: '2026-03-03', amountCents: -500 })
  const wednesday = aLine({ date: '2026-03-04', amountCents: 700 })

  test('finds no conflict in the same file, in a longer one or in one for other days', () => {
    expect(compareOverlap([monday, tuesday], [monday, tuesday], MARCH).conflicts).toEqual([])
    expect(compareOverlap([monday, tuesday], [monday, tuesday, wednesday], MARCH).conflicts).toEqual([])
    expect(compareOverlap([monday], [wednesday], { from: '2026-03-04', to: '2026-03-04' }).conflicts).toEqual([])
  })

  test('finds a known line that the file lacks', () => {
    expect(compareOverlap([monday, tuesday, wednesday], [monday, wednesday], MARCH).conflicts).toEqual([
      { known: tuesday },
    ])
  })

  test('finds a line in the file that a known day lacks', () => {
    const extra = aLine({ date: '2026-03-02', amountCents: 1 })
    expect(compareOverlap([monday, tuesday], [monday, extra, tuesday], MARCH).conflicts).toEqual([{ incoming: extra }])
  })

  test('counts: one payment too few on a known day is a conflict', () => {
    expect(compareOverlap([monday, monday, tuesday], [monday, tuesday], MARCH).conflicts).toEqual([{ known: monday }])
  })

  test('puts two texts of one payment beside each other', () => {
    const other = { ...monday, description: 'Anders' }
    expect(compareOverlap([monday, tuesday], [other, tuesday], MARCH).conflicts).toEqual([
      { known: monday, incoming: other },
    ])
  })

  test('lets a file add to the last known day, which was not over at the earlier download', () => {
    const later = aLine({ date: '2026-03-03', amountCents: 900 })
    expect(compareOverlap([monday, tuesday], [monday, tuesday, later], MARCH).conflicts).toEqual([])
    expect(compareOverlap([monday, tuesday], [monday, later], MARCH).conflicts).toHaveLength(2)
  })

  test('lets no file add to a day after which more is known', () => {
    const extra = aLine({ date: '2026-03-02', amountCents: 1 })
    expect(compareOverlap([monday], [monday, extra], { ...MARCH, knownUntil: '2026-03-04' }).conflicts).toEqual([
      { incoming: extra },
    ])
  })

  test('says nothing about days outside the period, or for a statement without lines', () => {
    expect(compareOverlap([monday, wednesday], [tuesday], { from: '2026-03-03', to: '2026-03-03' }).conflicts).toEqual(
      [],
    )
    expect(compareOverlap([monday], [], MARCH).conflicts).toEqual([])
  })
})

describe('a text that was lost when a line was read', () => {
  const lost = aLine({ description: '', structuredReference: null })
  const told = aLine({ description: 'Factuur 2026-0007', structuredReference: 'RF18' })

  test('is filled in from the same line that has it, which then is known', () => {
    const { lines, filled } = fillLostTexts([lost], [told])
    expect(lines).toEqual([told])
    expect(filled).toEqual([told])
    expect(compareOverlap(lines, [told], { from: told.date, to: told.date }).conflicts).toEqual([])
  })

  test('is filled in once for each line', () => {
    const { lines, filled } = fillLostTexts([lost, lost, lost], [told, told])
    expect(lines).toEqual([told, told, lost])
    expect(filled).toHaveLength(2)
  })

  test('is filled in where only the beginning of it was read', () => {
    const begun = aLine({ description: 'Salarissen', structuredReference: null })
    const whole = aLine({ description: 'Salarissen A. Een: mei; B. Twee: mei', structuredReference: null })
    expect(fillLostTexts([begun], [whole]).filled).toEqual([whole])
    const other = aLine({ description: 'Salarissen2 mei', structuredReference: null })
    expect(fillLostTexts([begun], [other]).filled).toEqual([])
  })

  test('is not one that says something else, nor of a line that differs in more', () => {
    const other = aLine({ description: 'Iets anders' })
    const half = aLine({ description: '', structuredReference: 'RF99' })
    const dearer = aLine({ ...told, amountCents: told.amountCents + 1 })
    for (const known of [other, half]) expect(fillLostTexts([known], [told])).toEqual({ lines: [known], filled: [] })
    expect(fillLostTexts([lost], [dearer])).toEqual({ lines: [lost], filled: [] })
  })

  test('leaves alone what never had one, also beside a new line of that day', () => {
    expect(fillLostTexts([lost], [lost, told])).toEqual({ lines: [lost], filled: [] })
  })
})
