import { must } from '../must.ts'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { typed } from '../testing/lay-out.ts'
import { evidenceIn } from './evidence.ts'

/** What is said of each amount of a page, by its cents: the kind of the label and how strongly it says so. */
function saidOf(page: string): Record<number, Record<string, number>> {
  const rows = readDocument(typed(page))
  const evidence = evidenceIn(rows)
  const amounts = rows.flatMap(({ values }) => values).filter(({ type }) => type === 'AMOUNT')
  return Object.fromEntries(
    amounts.map((value) => [
      value.value,
      Object.fromEntries(must(evidence.get(value), 'evidence').map(({ kind, strength }) => [kind, strength])),
    ]),
  )
}

describe('what stands right behind an amount says what it is', () => {
  test.each([
    ['12,50 incl. btw', 'gross'],
    ['12,50 inkl. MwSt', 'gross'],
    ['12,50 (incl. btw)', 'gross'],
    ['12,50 excl. btw', 'net'],
    ['12,50 (excl. btw)', 'net'],
    ['12,50 ex. btw', 'net'],
    ['12,50 ex btw', 'net'],
    ['12,50 exkl. MwSt', 'net'],
  ])('%s', (text, kind) => {
    expect(saidOf(text)[1250]).toEqual({ [kind]: 0.95 })
  })

  test.each(['12,50', '12,50 zie incl. btw', '12,50 exemplaar', '12,50 winkel'])('%s: nothing', (text) => {
    expect(saidOf(text)[1250]).toEqual({})
  })

  test('a date is neither with VAT nor without', () => {
    const rows = readDocument(typed('1 februari 2026 incl. btw'))
    const [date] = rows.flatMap(({ values }) => values).filter(({ type }) => type === 'DATE')
    expect(evidenceIn(rows).get(must(date, 'a date'))).toEqual([])
  })

  test('it is given as it stands there, without white', () => {
    const rows = readDocument(typed('12,50 incl. btw'))
    const [amount] = rows.flatMap(({ values }) => values).filter(({ type }) => type === 'AMOUNT')
    expect(evidenceIn(rows).get(must(amount, 'an amount'))).toMatchObject([{ kind: 'gross', text: 'incl. btw' }])
  })
})

describe('words between a label and its amount', () => {
  test.each([
    ['Subtotaal: 12,50', 1],
    ['Subtotaal: EUR 12,50', 1],
    ['Subtotaal: incl. eur 12,50', 1],
    ['Subtotaal: ab 12,50', 1],
    ['Subtotaal: abc 12,50', 0.75],
    ['Subtotaal: abcde fghijk 12,50', 0.75],
    ['Subtotaal: abcdef ghijkl 12,50', 0.5],
    [`Subtotaal: ${'. '.repeat(50)} 12,50`, 1],
    [`Subtotaal: ${'. '.repeat(70)} 12,50`, 0.3],
  ])('%s counts for %d', (text, strength) => {
    expect(saidOf(text)[1250]).toEqual({ net: strength })
  })
})

describe('what stands in the lines of an invoice is said of a line, and less of the whole', () => {
  const strengthBelow = (head: string) =>
    saidOf(`${head}\n                                        12,50`)[1250]?.['total'] ?? 0

  test('below the head of the lines', () => {
    const ofTheWhole = strengthBelow('                                        Totaal')
    expect(ofTheWhole).toBeGreaterThan(0)
    expect(strengthBelow('Omschrijving                            Totaal')).toBeLessThan(ofTheWhole)
    expect(strengthBelow('Aantal                                  Totaal')).toBeLessThan(ofTheWhole)
  })

  test('and not below a row with a value of its own, or of one cell', () => {
    const ofTheWhole = strengthBelow('                                        Totaal')
    expect(strengthBelow('Omschrijving 3-2-2026                   Totaal')).toBe(ofTheWhole)
    expect(strengthBelow('                           Omschrijving Totaal')).toBe(ofTheWhole)
  })
})
